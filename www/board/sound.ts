/** The sound of a counter put down, made on the spot. Nothing is heard before the player asks for sound. */

let audio: AudioContext | null = null;

/** A knock of glass on stone; a second, lower one when something was caught. */
export function tap(caught: boolean): void {
  try {
    audio ??= new AudioContext();
    knock(audio, audio.currentTime, 1);
    if (caught) knock(audio, audio.currentTime + 0.12, 0.7);
  } catch {
    // No sound where the browser has none.
  }
}

function knock(context: AudioContext, when: number, pitch: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.25, when);
  gain.gain.exponentialRampToValueAtTime(0.001, when + 0.09);
  gain.connect(context.destination);
  for (const frequency of [1900, 2750, 420]) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency * pitch;
    tone.connect(gain);
    tone.start(when);
    tone.stop(when + 0.1);
  }
}
