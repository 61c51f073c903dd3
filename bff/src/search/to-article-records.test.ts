import { describe, expect, it } from "vitest";
import { articleRecordSchema } from "../contract/search.ts";
import { toArticleRecords, type SearchableArticle } from "./to-article-records.ts";

const article: SearchableArticle = {
  slug: "first-layer",
  type: "Tips",
  title: "Första lagret",
  description: "Så fäster det.",
  tags: ["byggplatta"],
  cover: { src: "/media/first-layer.svg", alt: "En byggplatta" },
  onlyEnglish: false,
  publishedDate: "2026-03-02",
  text: "Rengör plattan.",
};

describe("toArticleRecords", () => {
  it("describes an article in one language [7.21], [3.21]", () => {
    const [record, ...others] = toArticleRecords(article, "sv", "production", "2026-03-02");
    expect(others).toEqual([]);
    expect(record).toEqual({
      ...article,
      objectID: "first-layer_0_sv_production",
      language: "sv",
      environment: "production",
      published: true,
    });
    expect(articleRecordSchema.parse(record)).toEqual(record);
  });

  it("publishes an article on its date and not before [7.21]", () => {
    const [record] = toArticleRecords(article, "sv", "production", "2026-03-01");
    expect(record?.published).toBe(false);
  });

  it("splits a long text between words into records under 10 kB that together contain all of it", () => {
    const words = Array.from({ length: 4000 }, (_, index) => `fästning${index}`);
    const records = toArticleRecords(
      { ...article, text: words.join("\n ") },
      "sv",
      "production",
      "2026-03-02",
    );
    expect(records.length).toBeGreaterThan(1);
    expect(records.flatMap(({ text }) => text.split(" "))).toEqual(words);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  });

  it("indexes an article without text by its title", () => {
    const records = toArticleRecords({ ...article, text: "  " }, "sv", "production", "2026-03-02");
    expect(records.map(({ text, title }) => [text, title])).toEqual([["", "Första lagret"]]);
  });
});
