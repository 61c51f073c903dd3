import type { Article, ArticleListing, ArticleSummary, Page, Reseller } from "@spolverk/bff/contract";
import type { RichText } from "@spolverk/content/rich-text";

const summary: ArticleSummary = {
  slug: "first-layer",
  type: "Print guides",
  title: "Första lagret",
  description: "Så läggs första lagret.",
  tags: ["pla", "vidhäftning"],
  cover: { imgixPath: null, description: "Ett munstycke", src: "/media/layer.svg", alt: "Ett munstycke" },
  onlyEnglish: false,
  publishedDate: "2026-09-14",
};
const english: ArticleSummary = {
  ...summary,
  slug: "warping",
  title: "Warping",
  tags: ["abs"],
  onlyEnglish: true,
};

const heading = (level: 2 | 3, text: string): RichText["content"][number] => ({
  type: "heading",
  attrs: { level, id: text.toLowerCase() },
  content: [{ type: "text", text }],
});
const paragraph = (text: string): RichText["content"][number] => ({
  type: "paragraph",
  content: [{ type: "text", text }],
});

const articleText: RichText = {
  type: "doc",
  content: [
    paragraph("Börja <rent>."),
    heading(2, "Plattan"),
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Läs om ", marks: [{ type: "bold" }] },
        { type: "text", text: "återtag", marks: [{ type: "link", attrs: { href: "/re-add?a=1#hur" } }] },
        { type: "image", attrs: { src: "/media/lamp.svg", alt: "En lampa", width: 640, height: 360 } },
      ],
    },
    heading(2, "Höjden"),
    {
      type: "table",
      content: [
        { type: "tableRow", content: [{ type: "tableHeader", content: [{ type: "text", text: "Bädd" }] }] },
        {
          type: "tableRow",
          content: [
            { type: "tableCell", attrs: { align: "right" }, content: [{ type: "text", text: "60 °C" }] },
          ],
        },
      ],
    },
    { type: "note", attrs: { look: "warning" }, content: [paragraph("Hett!")] },
    heading(2, "Farten"),
    {
      type: "orderedList",
      attrs: { start: 1 },
      content: [{ type: "listItem", content: [paragraph("Sakta")] }],
    },
    { type: "video", attrs: { provider: "youtube", id: "abcdefghijk", title: "Så gör du" } },
  ],
};

const article: Article = {
  ...summary,
  publishedAt: "2026-09-14T00:00:00.000Z",
  modifiedAt: "2026-10-02T00:00:00.000Z",
  content: articleText,
  related: [english],
};

const articles: ArticleListing = {
  items: [summary, english],
  total: 14,
  page: 1,
  pageSize: 12,
  types: [
    { type: "Print guides", count: 14 },
    { type: "Use cases", count: 0 },
  ],
  tags: [{ tag: "pla", count: 1 }],
};
export const noArticles: ArticleListing = { ...articles, items: [], total: 0, types: [], tags: [] };

const toPage = (name: string, content: RichText["content"]): Page => ({
  name,
  title: `Sidan ${name}`,
  description: `Om ${name}.`,
  content: { type: "doc", content },
});
const pageNames =
  "contact re-add rnd sustainability about resellers partner-program end-product-use affiliate custom-filaments careers open-day imprint terms withdrawal-policy shipping returns warranty accessibility privacy";
const pages = pageNames.split(" ").map((name) => toPage(name, [paragraph(`Om ${name}.`)]));
const faq = toPage("faq", [
  paragraph("Korta svar."),
  heading(2, "Beställning"),
  heading(3, "Ändra"),
  paragraph("Skriv till oss."),
]);

const resellers: Reseller[] = [
  { id: "a", name: "Lager 3D", country: "SE", city: "Umeå", url: "https://lager.example" },
  { id: "b", name: "Schichtwerk", country: "DE", city: "Leipzig", url: "https://schicht.example" },
];

/** The articles and pages of the small shop for tests, by request path. */
export const libraryReplies: Readonly<Record<string, unknown>> = {
  "/api/articles": articles,
  "/api/articles/first-layer": article,
  "/api/articles/warping": { ...article, ...english },
  "/api/catalog/products/karna-pla/articles": { items: [summary, english] },
  "/api/resellers": { resellers },
  "/api/pages": { pages: [...pages, faq] },
  ...Object.fromEntries([...pages, faq].map((page) => [`/api/pages/${page.name}`, page])),
};
