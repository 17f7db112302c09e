import { html, render } from "lit";
import { words } from "./text/words.js";
import { shared } from "./ui/styles.js";

/** Says in plain words that no game can start. */
export function apology() {
  const { title, text, again } = words.value.problem;
  return html`<h1>${title}</h1>
    <p>${text}</p>
    <button class="button first" type="button" @click=${() => location.reload()}>${again}</button>`;
}

/** Says it in place of the whole page. */
export function apologise(error: unknown): void {
  console.error(error);
  if (shared.styleSheet) document.adoptedStyleSheets = [shared.styleSheet];
  const main = document.createElement("main");
  render(apology(), main);
  document.body.replaceChildren(main);
}
