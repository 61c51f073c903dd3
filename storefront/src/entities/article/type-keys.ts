import type { ArticleType } from "@spolverk/domain";
import type { ShopTexts } from "../../i18n/shop-texts.ts";

type TypeKey = keyof ShopTexts["article"]["types"];

/** Maps an article's type to its key below "article.types". A record, so that the compiler demands every type. */
export const typeKeys: Readonly<Record<ArticleType, TypeKey>> = {
  "Print guides": "printGuides",
  "Use cases": "useCases",
  Tips: "tips",
  "Troubleshooting and FAQ": "troubleshooting",
  "Cheat sheets": "cheatSheets",
  "Specifications and files": "specifications",
  Glossary: "glossary",
};
