import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";

const read = (language: string, file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(contentDirectory, "locales", language, `${file}.json`), "utf8"));

it.each(languages)(
  "pages, mails and API announce a backorder by the same sentence in %s [4.30]",
  (language) => {
    const sentence = read(language, "shop")["product"]?.["backorder"] ?? "";
    expect(sentence).toContain("{{date}}");
    expect(read(language, "mail")["order"]?.["backOrderUntil"]).toBe(sentence);
    const warning = read(language, "api")["warnings"]?.["line_backordered"]?.toLowerCase();
    expect(warning?.endsWith(sentence.toLowerCase())).toBe(true);
    // A product card has room for only the first half of the sentence.
    const [start = ""] = sentence.split(/[;,]/);
    expect(read(language, "shop")["product"]?.["backInStock"]?.trim()).toBe(start.trim());
  },
);
