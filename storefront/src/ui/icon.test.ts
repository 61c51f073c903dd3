import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { iconNames } from "./icon.tsx";

it("icons.svg contains every icon, in the order of the list of names", () => {
  const drawings = readFileSync(path.join(import.meta.dirname, "icons.svg"), "utf8");
  const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
