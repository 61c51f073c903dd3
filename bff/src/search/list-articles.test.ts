import { languages } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { articleRecordSchema } from "../contract/search.ts";
import { buildArticleRecords } from "./build-records.ts";
import { listArticles } from "./list-articles.ts";

describe("the records of the articles", () => {
  const records = buildArticleRecords(listArticles, "2100-01-01");

  it("match the contract, stay under 10 kB and have unique objectIDs [3.21]", () => {
    for (const record of records) {
      expect(articleRecordSchema.safeParse(record).error).toBeUndefined();
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    }
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it("contain every article in every language, in English where there is no translation [2.49]", () => {
    const slugs = listArticles("en").map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    for (const language of languages) {
      const articles = listArticles(language);
      expect(articles.map(({ slug }) => slug)).toEqual(slugs);
      for (const { text, title } of articles) expect([text, title]).not.toContain("");
    }
    expect(listArticles("en").some(({ onlyEnglish }) => onlyEnglish)).toBe(false);
  });
});
