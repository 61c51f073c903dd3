import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createManifestFor } from "./manifest.ts";

/** The manifest's files for a build with these chunks. */
function read(chunks: Record<string, { file: string; imports?: string[] }>) {
  const directory = mkdtempSync(path.join(tmpdir(), "manifest-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(path.join(directory, ".vite"));
  const entry = { "src/entry-client.tsx": { file: "assets/entry-client-1.js" } };
  writeFileSync(path.join(directory, ".vite/manifest.json"), JSON.stringify({ ...entry, ...chunks }));
  return createManifestFor(directory)("sv", new Map());
}
const page = { "src/routes/shop.$.tsx?tsr-split=component---loader": { file: "assets/shop-1.js" } };

it("preloads the chunk of a page's head and the head's imports", () => {
  const { routes } = read({
    ...page,
    "src/routes/-heads/shop.$.ts": { file: "assets/shop-2.js", imports: ["_trail-1.js"] },
    "_trail-1.js": { file: "assets/trail-1.js" },
  });
  expect(routes["/shop/$"]?.preloads).toEqual([
    "/assets/shop-1.js",
    "/assets/shop-2.js",
    "/assets/trail-1.js",
  ]);
});

it("refuses a head whose route does not exist, because no page would preload it", () => {
  const heads = { "src/routes/-heads/shopp.$.ts": { file: "assets/shop-2.js" } };
  expect(() => read({ ...page, ...heads })).toThrow("src/routes/-heads/shopp.$.ts is the head of a route");
});
