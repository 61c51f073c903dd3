import type { ArticleType } from "@spolverk/domain";
import type { ShopTexts } from "../../i18n/shop-texts.ts";

type TypeKey = keyof ShopTexts["article"]["types"];

/** The name of a type below "article.types". A record, so that a new type cannot be forgotten here. */
export const typeKeys: Readonly<Record<ArticleType, TypeKey>> = {
  "Print guides": "printGuides",
  "Use cases": "useCases",
  Tips: "tips",
  "Troubleshooting and FAQ": "troubleshooting",
  "Cheat sheets": "cheatSheets",
  "Specifications and files": "specifications",
  Glossary: "glossary",
};
