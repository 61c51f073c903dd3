import { createRequire } from "node:module";
import path from "node:path";
import { rootDir } from "../setup/paths.mjs";

// Prints how many pages plain React renders in a second of processor time. The arguments are the numbers of elements
// and of characters of text.
const storefront = createRequire(path.join(rootDir, "storefront/package.json"));
/** @type {{ createElement: (type: string, props: object, ...children: unknown[]) => unknown }} */
const { createElement } = storefront("react");
/** @type {{ renderToString: (element: unknown) => string }} */
const { renderToString } = storefront("react-dom/server");

const warmUps = 200;
const pages = 1000;

const [elements = 0, characters = 0] = process.argv.slice(2).map(Number);
const text = "x".repeat(Math.round(characters / elements));

const renderPage = () => {
  const children = Array.from({ length: elements - 1 }, (_, key) =>
    createElement("p", { key, className: "mt-4 text-sm" }, text),
  );
  return renderToString(createElement("main", {}, children));
};

for (let page = 0; page < warmUps; page++) renderPage();
const before = process.cpuUsage();
for (let page = 0; page < pages; page++) renderPage();
const { user, system } = process.cpuUsage(before);
console.log(pages / ((user + system) / 1e6));
