import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listRouteTexts } from "../entry-server.tsx";

const sources = resolve(import.meta.dirname, "..");
const locales = resolve(sources, "../../content/locales/en");

/** Maps each part of the texts, such as "cart" or "price", to its file. */
const fileOfPart = new Map(
  readdirSync(locales)
    .filter(
      (file) => !["api.json", "identity.json", "invoice.json", "mail.json", "safety.json"].includes(file),
    )
    .flatMap((file) => {
      const tree = JSON.parse(readFileSync(resolve(locales, file), "utf8")) as Record<string, unknown>;
      return Object.keys(tree).map((part) => [part, file.replace(".json", "")] as const);
    }),
);

/** Collects the module and all its imports, static and dynamic. */
function collectModules(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  const source = readFileSync(module, "utf8");
  for (const [, imported = ""] of source.matchAll(
    /(?:^import (?!type )[^;]*?from |\bimport\()"(\.[^"]+\.tsx?)"/gm,
  ))
    collectModules(resolve(dirname(module), imported), seen);
  return seen;
}

/** Lists the text files whose parts these modules use. */
function collectTextFiles(modules: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  for (const module of modules) {
    const source = readFileSync(module, "utf8");
    for (const [, part = ""] of source.matchAll(/["`](\w+)\.[\w$]/g)) {
      const file = fileOfPart.get(part);
      if (file && file !== "shop") files.add(file);
    }
  }
  return [...files].toSorted();
}

const toModule = (id: string) =>
  `routes/${id === "/" ? "index" : id.slice(1).replace(/\/$/, "/index").replaceAll("/", ".")}.tsx`;

describe("the texts of a route", () => {
  it("include no file for the frame, which uses only the shared one", () => {
    const frame = collectModules(resolve(sources, "routes/__root.tsx"));
    expect([...frame]).toContain(resolve(sources, "features/search/article-options.tsx"));
    expect(collectTextFiles(frame)).toEqual([]);
  });
  it.each([...listRouteTexts()])("include exactly the files that its modules use: %s", (id, files) => {
    expect(files.toSorted()).toEqual(collectTextFiles(collectModules(resolve(sources, toModule(id)))));
  });
});
