import { describe, expect, it } from "vitest";
import type { CategoryRow } from "@spolverk/medusa-contract";
import { toCategories, toCategoryPaths } from "./to-categories.ts";

const category = (handle: string, rank: number, parent: string | null = null): CategoryRow => ({
  id: `pcat_${handle}`,
  handle,
  name: handle.toUpperCase(),
  rank,
  parent_category_id: parent && `pcat_${parent}`,
  category_detail: { names: { en: "outdated", sv: `${handle} på svenska` } },
});

const rows = [
  category("petg", 1, "materials"),
  category("printers", 1),
  category("pla", 0, "materials"),
  category("materials", 0),
];

describe("toCategories", () => {
  it("builds the tree with each level in the merchandiser's order", () => {
    const tree = toCategories(rows);
    expect(tree.map(({ id }) => id)).toEqual(["materials", "printers"]);
    expect(tree[0]?.children.map(({ id }) => id)).toEqual(["pla", "petg"]);
  });

  it("takes the English name from Medusa", () => {
    expect(toCategories(rows)[1]?.name).toEqual({ en: "PRINTERS", sv: "printers på svenska" });
  });

  it("falls back to English for a category without other names", () => {
    expect(toCategories([{ ...category("tools", 0), category_detail: null }])[0]?.name).toEqual({
      en: "TOOLS",
    });
  });
});

describe("toCategoryPaths", () => {
  it("joins the handles from the root [3.14]", () => {
    expect(toCategoryPaths(rows).get("pcat_pla")).toBe("materials>pla");
    expect(toCategoryPaths(rows).get("pcat_printers")).toBe("printers");
  });

  it("leaves out a category below a hidden one", () => {
    expect(toCategoryPaths([category("pla", 0, "hidden")]).size).toBe(0);
  });
});
