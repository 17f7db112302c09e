import { begin } from "./begin.js";
import { keepOffline } from "./offline.js";
import { words } from "./text/words.js";

/** Says in plain words that the page cannot start. The policy of the page lets no text carry code. */
function apologise(error: unknown): void {
  console.error(error);
  const { title, text } = words.value.problem;
  const heading = document.createElement("h1");
  const paragraph = document.createElement("p");
  heading.textContent = title;
  paragraph.textContent = text;
  const main = document.createElement("main");
  main.append(heading, paragraph);
  document.body.replaceChildren(main);
}

begin().then(keepOffline, apologise);
