import { describe, expect, it } from "vitest";
import { articleTypes, findArticleType, toArticleTypeSlug } from "./article-type.ts";

describe("the types of article", () => {
  it("are the seven of the knowledge base [1.8]", () => {
    expect([...articleTypes].toSorted((a, b) => a.localeCompare(b))).toEqual([
      "Cheat sheets",
      "Glossary",
      "Print guides",
      "Specifications and files",
      "Tips",
      "Troubleshooting and FAQ",
      "Use cases",
    ]);
  });

  it("appear in an address in lower case with dashes, and are found by it [2.7]", () => {
    expect(toArticleTypeSlug("Specifications and files")).toBe("specifications-and-files");
    for (const type of articleTypes) expect(findArticleType(toArticleTypeSlug(type))).toBe(type);
  });

  it.each(["", "Use cases", "use cases", "recipes"])("are not found by anything else: %j", (slug) => {
    expect(findArticleType(slug)).toBeUndefined();
  });
});
