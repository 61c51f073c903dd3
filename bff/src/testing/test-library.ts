import {
  type Article,
  type Language,
  languages,
  type LegalTexts,
  type Page,
  readSites,
} from "@spolverk/content";
import type { Library } from "../knowledge/library.ts";

type ArticleText = Article["texts"]["en"];

const content = (text: string): ArticleText["content"] => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const text = (title: string, tags: string[], body: string): ArticleText => ({
  title,
  description: `All about it: ${title}.`,
  tags,
  coverText: `A drawing of ${title}`,
  content: content(body),
});

const articles: Article[] = [
  {
    slug: "drying",
    type: "Cheat sheets",
    published: "2026-02-20",
    modified: null,
    cover: null,
    products: ["karna-pla"],
    texts: { en: text("Drying times", ["moisture", "pla"], "How long each material needs in the heat.") },
  },
  {
    slug: "first-layer",
    type: "Print guides",
    published: "2026-02-10",
    modified: "2026-02-25",
    cover: "/media/article-first-layer.svg",
    products: ["karna-pla", "gone-pla", "bor-pa"],
    texts: {
      en: text("The first layer", ["pla", "adhesion"], "Clean the plate, then set the height."),
      sv: text("Första lagret", ["pla", "vidhäftning"], "Gör rent plattan. Mät sedan höjden, i värme."),
    },
  },
  {
    slug: "warping",
    type: "Print guides",
    published: "2026-01-15",
    modified: null,
    cover: "/media/article-bed-adhesion.svg",
    products: [],
    texts: { en: text("Warping", ["abs", "adhesion"], "Corners lift when layers cool unevenly.") },
  },
  {
    slug: "lamp",
    type: "Use cases",
    published: "2026-01-10",
    modified: null,
    cover: "/media/article-lamp.svg",
    products: [],
    texts: { en: text("A lamp", ["home"], "Thin walls let light through.") },
  },
];

const everyLanguage = (toText: (language: Language) => Page["texts"]["en"]) =>
  Object.fromEntries(languages.map((language) => [language, toText(language)])) as Page["texts"];

const pages: Page[] = ["about", "faq"].map((name) => ({
  name,
  texts: everyLanguage((language) => ({
    title: `${name} in ${language}`,
    description: `What ${name} says.`,
    content: content(`Text of ${name} in ${language}.`),
  })),
}));

const legal = (site: string, folder: string, language: Language): LegalTexts => ({
  site,
  folder,
  language,
  version: "0123456789ab",
  pages: {
    terms: {
      title: `terms of ${folder}`,
      description: `What the terms of ${folder} say.`,
      content: content(`Terms of ${folder}.`),
    },
    withdrawal: {
      title: `withdrawal of ${folder}`,
      description: "How to withdraw.",
      content: content("Fourteen days."),
    },
    shipping: {
      title: `shipping of ${folder}`,
      description: "What it costs.",
      content: {
        type: "doc",
        content: [
          ...content("What it costs:").content,
          { type: "table", attrs: { rows: "shippingRates" }, content: [] },
        ],
      },
    },
  },
});

/** A few texts that cover every rule of the knowledge base. */
export const testLibrary: Library = {
  articles,
  pages,
  legal: readSites().flatMap(({ code, legal: { folders } }) =>
    languages.flatMap((language) => {
      const folder = folders[language];
      return folder === undefined ? [] : [legal(code, folder, language)];
    }),
  ),
  resellers: [
    { id: "norrsken", name: "Norrsken", country: "SE", city: "Umeå", url: "https://norrsken.example" },
  ],
  manufacturers: [
    {
      brand: "Spolverk",
      name: "Spolverk AB",
      address: "Garverigatan 14",
      postalCode: "252 25",
      city: "Helsingborg",
      country: "SE",
      email: "safety@spolverk.example",
      responsible: null,
    },
  ],
};
