import {
  readArticles,
  readCarriers,
  readCategories,
  readColors,
  readLegal,
  readPages,
  readProducts,
} from "@spolverk/content";
import { listProse } from "./list-prose.mjs";

/** @typedef {import("@spolverk/content").Language} Language */
/** @typedef {{ where: string, text: string }} ContentText */

/**
 * Lists a language's texts outside the locale files: pages, legal pages, articles and the catalogue, from the
 * compiled content.
 *
 * @param {Language} language
 * @returns {ContentText[]}
 */
export function listContentTexts(language) {
  const written = [
    ...readPages().map(({ name, texts }) => ({
      where: `pages/${language}/${name}.md`,
      text: texts[language],
    })),
    ...listLegalPages(language),
    ...readArticles().map(({ slug, texts }) => ({
      where: `articles/${language}/${slug}.md`,
      text: texts[language],
    })),
  ].flatMap(({ where, text }) =>
    text
      ? [text.title, text.description, ...listProse(text.content)].map((prose) => ({ where, text: prose }))
      : [],
  );
  const products = readProducts().flatMap(({ slug, texts }) => {
    const { name, description, bullets } = texts[language];
    return [name, description, ...bullets].map((text) => ({
      where: `catalogue/products/${slug}.yaml`,
      text,
    }));
  });
  const names = [
    ...listCategories(readCategories()).map(({ name }) => ({ where: "catalogue/categories.yaml", name })),
    ...readColors().map(({ name }) => ({ where: "catalogue/colors.yaml", name })),
    ...readCarriers().flatMap(({ services }) =>
      services.map(({ name }) => ({ where: "carriers.yaml", name })),
    ),
  ].map(({ where, name }) => ({ where, text: name[language] }));
  return [...written, ...products, ...names];
}

/**
 * Lists the legal pages in a language, each folder once: sites that share it differ only in facts.
 *
 * @param {Language} language
 */
function listLegalPages(language) {
  const byFolder = new Map(
    readLegal()
      .filter((texts) => texts.language === language)
      .map((texts) => [texts.folder, texts.pages]),
  );
  return [...byFolder].flatMap(([folder, pages]) =>
    Object.entries(pages).map(([name, text]) => ({ where: `legal/${folder}/${name}.md`, text })),
  );
}

/** @param {readonly import("@spolverk/content").Category[]} categories @returns {import("@spolverk/content").Category[]} */
const listCategories = (categories) =>
  categories.flatMap((category) => [category, ...listCategories(category.children ?? [])]);
