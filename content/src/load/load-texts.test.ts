import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";
import { writeLegalPages } from "../testing/write-legal-pages.ts";
import { contentFiles } from "./content.ts";
import { loadContent } from "./load-content.ts";
import { formatProblem } from "./problem.ts";

let directory = "";

/** The shop's own files with a single product. Of the texts it has only the legal ones and those that a test writes. */
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "texts-"));
  for (const file of [...Object.values(contentFiles), "catalogue/products/karna-pla.yaml"]) {
    cpSync(join(contentDirectory, file), join(directory, file));
  }
  writeLegalPages(directory);
});

afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text);
}

type Head = Record<string, string>;

function writeArticle(language: string, changes: Head = {}, body = "A text.", file = "first-layer") {
  const head: Head = {
    slug: "first-layer",
    type: "Print guides",
    title: "The first layer",
    description: "How the first layer is laid so that the rest of the print holds.",
    tags: "[pla, adhesion]",
    published: "2026-09-14",
    cover: "first-layer",
    coverText: "A nozzle above a plate",
    products: "[karna-pla]",
    ...changes,
  };
  const lines = Object.entries(head).filter(([, value]) => value !== "");
  const yaml = lines.map(([name, value]) => `${name}: ${value}`).join("\n");
  write(`articles/${language}/${file}.md`, `---\n${yaml}\n---\n${body}\n`);
}

function writePage(language: string, body: string, name = "faq") {
  const description = "Answers to what is asked most, in short.";
  write(
    `pages/${language}/${name}.md`,
    `---\nname: ${name}\ntitle: Questions\ndescription: ${description}\n---\n${body}\n`,
  );
}

const writePages = (body: string) => {
  for (const language of languages) writePage(language, body);
};
const load = () => loadContent(directory);
const report = () => load().problems.map(formatProblem);

describe("articles", () => {
  it("exist in English and in each other language they are written in [3.22]", () => {
    writeArticle("en");
    writeArticle("sv", { title: "Första lagret", tags: "[pla, vidhäftning]" });
    const [article] = load().content?.articles ?? [];
    expect(article).toMatchObject({
      slug: "first-layer",
      type: "Print guides",
      published: "2026-09-14",
      modified: null,
      cover: "/media/article-first-layer.svg",
      products: ["karna-pla"],
    });
    expect(Object.keys(article?.texts ?? {}).toSorted()).toEqual(["en", "sv"]);
    expect(article?.texts.sv).toMatchObject({ title: "Första lagret", tags: ["pla", "vidhäftning"] });
  });

  it("list the latest first", () => {
    writeArticle("en");
    writeArticle("en", { slug: "later", published: "2026-10-01" }, "Text.", "later");
    writeArticle("en", { slug: "earlier", published: "2025-10-01" }, "Text.", "earlier");
    expect(load().content?.articles.map(({ slug }) => slug)).toEqual(["later", "first-layer", "earlier"]);
  });

  it("need no cover: null means the placeholder [3.24]", () => {
    writeArticle("en", { cover: "", coverText: "" });
    expect(load().content?.articles[0]).toMatchObject({
      cover: null,
      texts: { en: { coverText: "The first layer" } },
    });
  });

  it.each<[Head, string]>([
    [{ type: "Recipes" }, "type: expected one of"],
    [{ tags: "[First Layer]" }, "tags[0]: expected a tag such as first-layer"],
    [{ tags: "[a~b]" }, "tags[0]: expected a tag such as first-layer"],
    [{ published: "soon" }, "published: "],
    [{ description: "Short." }, "description: "],
    [{ slug: "second-layer" }, "slug: expected the file's name, first-layer"],
    [{ cover: "cat" }, 'cover: expected a drawing of content/media, not "cat"'],
    [{ coverText: "" }, "coverText: expected what the cover shows"],
    [{ mood: "happy" }, "Unrecognized key"],
    [{ title: "a: b" }, "line 4: "],
  ])("report a mistake in their front matter: %j", (changes, problem) => {
    writeArticle("en", changes);
    expect(report()[0]).toContain("content/articles/en/first-layer.md: ");
    expect(report()[0]).toContain(problem);
  });

  it("report a mistake in their text with its line in the file", () => {
    writeArticle("en", {}, "Fine.\n\n# Not fine");
    expect(report()).toEqual([
      "content/articles/en/first-layer.md: line 14: expected a heading of ## or ###, not #",
    ]);
  });

  it("need front matter", () => {
    write("articles/en/x.md", "Just text.");
    expect(report()).toEqual(["content/articles/en/x.md: line 1: expected a head between two lines of ---"]);
  });

  it("always exist in English", () => {
    writeArticle("sv");
    expect(report()).toEqual([
      "content/articles/sv/first-layer.md: expected articles/en/first-layer.md as well",
    ]);
  });

  it("agree in every language on type, dates, cover and products", () => {
    writeArticle("en");
    writeArticle("sv", { type: "Tips", published: "2026-09-15", products: "[]" });
    expect(report().map((line) => line.split(": ")[1])).toEqual(["type", "published", "products"]);
  });

  it("refuse unknown products", () => {
    writeArticle("en", { products: "[karna-pla, old-pla]" });
    expect(report()).toEqual([
      'content/articles/en/first-layer.md: products[1]: expected a product, not "old-pla"',
    ]);
  });
});

describe("links inside the shop", () => {
  it.each([
    "/",
    "/shop",
    "/shop/filaments-by-material/pla?toggle=onSale",
    "/product/karna-pla/black-175-750g",
    "/product/karna-pla",
    "/knowledge/articles/first-layer#top",
    "/knowledge/browse/use-cases",
    "/faq#pay",
    "/terms",
    "/withdrawal-policy",
  ])("may point to the existing page %s", (href) => {
    writePages("Text.");
    writeArticle("en", {}, `[x](${href})`);
    expect(report()).toEqual([]);
  });

  it.each([
    "/shop/filaments-by-material/gold",
    "/product/karna-pla/gold",
    "/knowledge/articles/nothing",
    "/knowledge/browse/Use%20cases",
    "/nowhere",
  ])("report the missing target %s", (href) => {
    writeArticle("en", {}, `Text.\n\n[x](${href})`);
    expect(report()).toEqual([
      `content/articles/en/first-layer.md: line 14: expected a page of the shop, not "${href}"`,
    ]);
  });
});

describe("content pages", () => {
  it("must exist in all eight languages [3.26] [3.28]", () => {
    for (const language of languages.filter((other) => other !== "fr")) writePage(language, "Text.");
    expect(report()).toEqual(["content/pages/fr/faq.md: expected this file too"]);
  });

  it("show the numbers of the rules as each language writes them [9.34] [9.35] [9.36] [5.21]", () => {
    writePages(
      "{{takeBack.minimumSpools}} spools, {{takeBack.maximumLengthM}} m, {{ takeBack.feeSek }} SEK, {{service.phoneFrom}}–{{service.phoneTo}}, {{customFilament.minimumKg}} kg, {{club.elitePercent}} %, {{club.levelPeriodDays}} and {{club.pointsExpireDays}} d, {{invoice.termsDays}} d, {{contact.supportEmail}}",
    );
    const [page] = load().content?.pages ?? [];
    const textOf = (language: "en" | "sv") => JSON.stringify(page?.texts[language].content);
    expect(textOf("en")).toContain(
      "8 spools, 1.75 m, 1,000 SEK, 9–12, 50 kg, 9 %, 365 and 182 d, 30 d, support@spolverk.com",
    );
    expect(textOf("sv")).toContain("8 spools, 1,75 m, 1\u00a0000 SEK");
  });

  it("report an unknown value, with its line", () => {
    writePages("Text.\n\n{{takeBack.colour}}");
    expect(report()[0]).toBe(
      "content/pages/da/faq.md: line 8: expected a value that is known, not {{takeBack.colour}}",
    );
    expect(report()).toHaveLength(languages.length);
  });

  it("need the name of their file", () => {
    for (const language of languages) {
      const path = `pages/${language}/help.md`;
      write(path, `---\nname: faq\ntitle: Terms\ndescription: ${"Word ".repeat(12)}\n---\nText.\n`);
    }
    expect(report()[0]).toBe("content/pages/da/help.md: name: expected the file's name, help");
  });
});
