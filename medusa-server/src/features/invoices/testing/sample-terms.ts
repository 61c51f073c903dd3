import type { Language } from "@spolverk/content";
import type { BlockNode } from "@spolverk/content/rich-text";
import type { KnownText } from "../../orders/modules/checkout/service.ts";

const paragraph = (text: string): BlockNode => ({ type: "paragraph", content: [{ type: "text", text }] });

const terms: BlockNode[] = [
  {
    type: "heading",
    attrs: { level: 2, id: "price" },
    content: [{ type: "text", text: "1. Pris och åäö ß ø æ ñ" }],
  },
  {
    type: "paragraph",
    content: [
      { type: "text", text: "Priset är " },
      { type: "text", text: "det som stod i kassan", marks: [{ type: "bold" }] },
      { type: "text", text: ", se " },
      {
        type: "text",
        text: "myndigheten",
        marks: [{ type: "link", attrs: { href: "https://arn.example.com" } }],
      },
      { type: "text", text: " och " },
      { type: "text", text: "frakten", marks: [{ type: "link", attrs: { href: "/shipping" } }] },
      { type: "text", text: "." },
    ],
  },
  {
    type: "orderedList",
    attrs: { start: 3 },
    content: [
      { type: "listItem", content: [paragraph("Tredje punkten"), paragraph("med ett stycke till")] },
      { type: "listItem", content: [paragraph("Fjärde punkten")] },
    ],
  },
  {
    type: "table",
    content: [
      {
        type: "tableRow",
        content: [
          { type: "tableHeader", content: [{ type: "text", text: "Land" }] },
          { type: "tableHeader", content: [{ type: "text", text: "Frist" }] },
        ],
      },
      {
        type: "tableRow",
        content: [
          { type: "tableCell", content: [{ type: "text", text: "Sverige" }] },
          { type: "tableCell", content: [{ type: "text", text: "14 dagar" }] },
        ],
      },
    ],
  },
  { type: "note", attrs: { look: "note" }, content: [paragraph("Att notera")] },
];

/** Terms with every kind of block, and the instructions for withdrawal. */
export function sampleTerms(language: Language = "sv", more: readonly BlockNode[] = []): KnownText {
  return {
    version: "0123456789ab",
    folder: "se",
    language,
    since: new Date("2026-11-20T10:00:00Z"),
    pages: {
      terms: {
        title: "Köpvillkor",
        description: "Vad som gäller.",
        content: { type: "doc", content: [...terms, ...more] },
      },
      withdrawal: {
        title: "Ångerrätt",
        description: "Hur du ångrar dig.",
        content: {
          type: "doc",
          content: [paragraph("Du får ångra dig i 14 dagar."), paragraph("Till: ____")],
        },
      },
    },
  };
}

/** A numbered paragraph of several lines. */
export const longParagraph = (number: number): BlockNode =>
  paragraph(`Stycke ${number}. ${"Ord som fyller raden. ".repeat(40)}Slut ${number}.`);
