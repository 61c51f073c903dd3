type ScriptTag = { tag: "script"; attrs?: Record<string, string>; children: string };

/** Marks a list of addresses of modules, as JSON. */
const listMark = "data-modules";

/** Longest wait for the first paint in milliseconds: a tab in the background paints nothing. */
const longestWaitMs = 500;

/** Names modules that the page needs to come alive; toStartScript fetches them. */
export function toModuleList(files: readonly string[]): ScriptTag {
  return {
    tag: "script",
    attrs: { type: "application/json", [listMark]: "" },
    children: JSON.stringify(files),
  };
}

/**
 * The script that fetches the listed modules and starts the shop, once the browser has painted what the server wrote:
 * before that they would take their share of a slow line from the pictures and the font, and of the processor. Each
 * is asked for in a task of its own: a dozen at once take long enough to hold up a press.
 *
 * @param entry address of the module that starts the shop
 */
export function toStartScript(entry: string): ScriptTag {
  return {
    tag: "script",
    children: `{
let begun = false;
const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
const begin = () => {
  if (begun) return;
  begun = true;
  const lists = [...document.querySelectorAll("script[${listMark}]")].map((list) => JSON.parse(list.textContent));
  for (const href of new Set(lists.flat())) setTimeout(() => add("link", { rel: "modulepreload", href }));
  setTimeout(() => add("script", { type: "module", src: ${JSON.stringify(entry)} }));
};
const wait = () => {
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, ${longestWaitMs});
};
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", wait);
else wait();
}`,
  };
}
