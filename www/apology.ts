import { words } from "./text/words.js";
import { shared } from "./ui/styles.js";

/** Says in plain words that the page cannot start. The policy of the page lets no text carry code. */
export function apologise(error: unknown): void {
  console.error(error);
  const { title, text, again } = words.value.problem;
  const heading = document.createElement("h1");
  const paragraph = document.createElement("p");
  const button = document.createElement("button");
  heading.textContent = title;
  paragraph.textContent = text;
  button.textContent = again;
  button.className = "button first";
  if (shared.styleSheet) document.adoptedStyleSheets = [shared.styleSheet];
  button.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(heading, paragraph, button);
  document.body.replaceChildren(main);
}
