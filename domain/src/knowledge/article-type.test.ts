import { describe, expect, it } from "vitest";
import { articleTypes, findArticleType, toArticleTypeSlug } from "./article-type.ts";

describe("article types", () => {
  it("lists the seven types of the knowledge base [1.8]", () => {
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

  it("converts each type to a slug in lower case with dashes and back [2.7]", () => {
    expect(toArticleTypeSlug("Specifications and files")).toBe("specifications-and-files");
    for (const type of articleTypes) expect(findArticleType(toArticleTypeSlug(type))).toBe(type);
  });

  it.each(["", "Use cases", "use cases", "recipes"])("finds no type for the slug %j", (slug) => {
    expect(findArticleType(slug)).toBeUndefined();
  });
});
