import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentDirectory } from "../read-compiled.ts";
import { writeLegalPages } from "../testing/write-legal-pages.ts";
import { contentFiles } from "./content.ts";
import { loadContent } from "./load-content.ts";
import { formatProblem } from "./problem.ts";

const product = "catalogue/products/karna-pla.yaml";
let directory = "";

/** A copy of the shop's own files with a single product. */
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "content-"));
  for (const file of [...Object.values(contentFiles), product]) {
    cpSync(join(contentDirectory, file), join(directory, file));
  }
  writeLegalPages(directory);
});

afterEach(() => rmSync(directory, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string) {
  const path = join(directory, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

const report = () => loadContent(directory).problems.map(formatProblem);

describe("loadContent", () => {
  it("returns the content of valid files", () => {
    const { content, problems } = loadContent(directory);
    expect(problems).toEqual([]);
    expect(content?.products.map(({ slug }) => slug)).toEqual(["karna-pla"]);
  });

  it("reports a mistake with its file and field", () => {
    edit(product, /GBP: \d+/, "GBP: dear");
    expect(report()).toEqual([
      `content/${product}: variations[0].msrp.GBP: expected number, received string`,
    ]);
  });

  it("refuses a share of recycled material without its source, in any file", () => {
    edit(product, "information:", "information:\n  recycled: { percent: 90, part: whole }");
    edit(product, "specifications:", "specifications:\n  recycledPercent: 90");
    expect(report().map((line) => line.split(": ")[1])).toEqual([
      "specifications",
      "information.recycled.source",
    ]);
  });

  it("uses the official notice on the legal guarantee when there is one (regulation (EU) 2025/1960)", () => {
    mkdirSync(join(directory, "media/guarantee-notice"), { recursive: true });
    writeFileSync(join(directory, "media/guarantee-notice/fi.svg"), "<svg/>");
    const notices = loadContent(directory).content?.guaranteeNotices ?? [];
    expect(notices.flatMap(({ language, file }) => (file === null ? [] : [[language, file]]))).toEqual([
      ["fi", "/media/guarantee-notice/fi.svg"],
    ]);
    expect(notices.find(({ language }) => language === "fi")?.title).toMatch(/2 vuotta/);
  });

  it("refuses a site without the legal pages that cart and checkout link to", () => {
    edit(contentFiles.sites, "pages: [imprint, terms, withdrawal,", "pages: [imprint, terms,");
    expect(report()).toEqual([
      "content/sites.yaml: [0].legal.pages: expected terms, withdrawal, shipping, privacy among them: the shop links them on every site",
    ]);
  });

  it("reports the mistakes of all files at once", () => {
    edit(product, "slug: karna-pla", "slug: Kärna PLA");
    edit(contentFiles.shop, "termsDays: 30", "termsDays: soon");
    edit(contentFiles.sites, "carriers: [ups]", "carriers: [owl]");
    expect(report().map((line) => line.split(": ")[0])).toEqual([
      "content/shop.yaml",
      "content/catalogue/products/karna-pla.yaml",
      "content/sites.yaml",
    ]);
  });

  it("refuses a file whose name is not its product's", () => {
    edit(product, "slug: karna-pla", "slug: karna");
    expect(report()).toEqual([`content/${product}: slug: expected the file's name, karna-pla`]);
  });

  it("refuses a text that is missing in one of the eight languages [9.4]", () => {
    edit(product, /\n {2}it:\n(?: {4}.*\n)+/, "\n");
    expect(report()[0]).toContain(`content/${product}: texts.it: `);
  });
});
