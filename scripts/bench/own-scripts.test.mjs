import { expect, it } from "vitest";
import { readOwnScripts } from "./own-scripts.mjs";

const shop = "http://localhost:3000";
const script = (/** @type {string} */ url) => ({ url, resourceType: "Script" });

it("readOwnScripts lists each script of the shop once, and nothing else that the page fetched", () => {
  const items = [
    { url: `${shop}/shop`, resourceType: "Document" },
    script(`${shop}/assets/entry.js`),
    script(`${shop}/assets/routes.js`),
    script(`${shop}/assets/entry.js`),
    { url: `${shop}/assets/entry.css`, resourceType: "Stylesheet" },
    script("http://localhost:30001/other.js"),
    script("data:text/javascript,1"),
    { url: `${shop}/assets/unknown.js` },
  ];
  expect(readOwnScripts({ items }, shop)).toEqual([`${shop}/assets/entry.js`, `${shop}/assets/routes.js`]);
});

it("readOwnScripts refuses a page without scripts, which is no page of the shop", () => {
  const items = [{ url: `${shop}/product/none`, resourceType: "Document" }];
  expect(() => readOwnScripts({ items }, shop)).toThrow("fetched no JavaScript from http://localhost:3000");
});
