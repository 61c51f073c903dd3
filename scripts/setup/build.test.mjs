import { expect, it } from "vitest";
import { partsOf } from "./build.mjs";

it.each([
  { mode: /** @type {const} */ ("production"), isMedusaBuilt: true },
  { mode: /** @type {const} */ ("development"), isMedusaBuilt: false },
  { mode: /** @type {const} */ ("memory"), isMedusaBuilt: false },
])("partsOf builds Medusa and its admin in $mode: $isMedusaBuilt", ({ mode, isMedusaBuilt }) => {
  const { first, rest } = partsOf(mode);
  const outputs = [...(first?.outputs ?? []), ...rest.outputs];
  expect(outputs.some((output) => output.includes(".medusa/server"))).toBe(isMedusaBuilt);
  expect(rest.command.args.at(-1)?.includes("build:admin")).toBe(isMedusaBuilt);
  expect(outputs).toEqual(
    expect.arrayContaining(["bff/dist/main.js", "content/dist/data", "storefront/dist/node/server/main.js"]),
  );
});
