import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { rootDir } from "../setup/paths.mjs";
import { findForbiddenImports } from "./find-forbidden-imports.mjs";

const config = JSON.parse(fs.readFileSync(path.join(rootDir, ".oxlintrc.json"), "utf8"));
const check = (/** @type {string} */ file, /** @type {string} */ target) =>
  findForbiddenImports(config, [{ file, text: `lazy(() => import("${target}"))` }]).length;

it.each([
  ["storefront/src/features/listing/filter-panel.tsx", "../search/search-dropdown.tsx"],
  ["storefront/src/features/checkout/payment/payment-form.tsx", "../../search/search-dropdown.tsx"],
  ["storefront/src/entities/cart/use-cart.ts", "../../pages/cart/cart-page.tsx"],
  ["storefront/src/browser/open-modal.ts", "../site/site-address.ts"],
  ["storefront/src/shell/frame.tsx", "@spolverk/server-kit"],
  ["domain/src/prices/price.ts", "node:fs"],
])("findForbiddenImports reports that %s must not import %s dynamically", (file, target) => {
  expect(check(file, target)).toBe(1);
});

it.each([
  ["storefront/src/features/listing/filter-panel.tsx", "./filter-drawer.tsx"],
  ["storefront/src/features/checkout/payment/payment-form.tsx", "../payment-providers/card-form.tsx"],
  ["storefront/src/pages/product/buy-box.tsx", "../../features/search/search-dropdown.tsx"],
  ["storefront/src/shell/frame.test.tsx", "../testing/render-with-app.tsx"],
])("findForbiddenImports accepts that %s imports %s dynamically", (file, target) => {
  expect(check(file, target)).toBe(0);
});

it("no dynamic import of the repository breaks the layers", () => {
  const folders = ["domain", "content", "server-kit", "bff", "medusa-server", "storefront", "scripts", "e2e"];
  const files = folders.flatMap((folder) =>
    fs.globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
      cwd: rootDir,
      exclude: (name) => /(?:^|\/)(?:node_modules|dist|\.medusa|\.data)$/.test(name),
    }),
  );
  expect(files.length).toBeGreaterThan(1000);
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(rootDir, file), "utf8");
  const sources = files.map((file) => ({ file: file.replaceAll(path.sep, "/"), text: read(file) }));
  expect(findForbiddenImports(config, sources)).toEqual([]);
});
