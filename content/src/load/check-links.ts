import { articleTypes, toArticleTypeSlug } from "@spolverk/domain";
import type { WrittenLink } from "../rich-text/compilation.ts";
import { toLegalSlug } from "../schema/legal.ts";
import { legalPageNames } from "../legal-page-names.ts";
import { listCategoryPaths } from "./check-catalogue.ts";
import { type Content, textFile } from "./content.ts";
import type { Problem } from "./problem.ts";

type Linked = Pick<Content, "categories" | "products" | "articles" | "pages">;

/** Pages that do not come from content. */
const fixedPaths = [
  "/",
  "/shop",
  "/browse",
  "/search",
  "/cart",
  "/checkout",
  "/knowledge",
  "/knowledge/browse",
  "/withdrawal",
  ...legalPageNames.map((name) => `/${toLegalSlug(name)}`),
];

function listPaths({ categories, products, articles, pages }: Linked): Set<string> {
  const categoryPaths = listCategoryPaths(categories).map((path) => path.replaceAll(">", "/"));
  return new Set([
    ...fixedPaths,
    ...categoryPaths.flatMap((path) => [`/shop/${path}`, `/browse/${path}`]),
    ...products.flatMap(({ slug, variations }) => [
      `/product/${slug}`,
      ...variations.map((variation) => `/product/${slug}/${variation.slug}`),
    ]),
    ...articleTypes.map((type) => `/knowledge/browse/${toArticleTypeSlug(type)}`),
    ...articles.map(({ slug }) => `/knowledge/articles/${slug}`),
    ...pages.map(({ name }) => `/${name}`),
  ]);
}

/** Checks that every link to a page of the shop has a target, and that every product in an article exists. */
export function checkLinks(content: Linked, links: readonly WrittenLink[]): Problem[] {
  const paths = listPaths(content);
  const slugs = new Set(content.products.map(({ slug }) => slug));
  const dead = links.flatMap(({ file, line, href }) => {
    const [path = ""] = href.split(/[?#]/);
    if (!path.startsWith("/") || paths.has(path)) return [];
    return [{ file, field: `line ${line}`, message: `expected a page of the shop, not "${href}"` }];
  });
  const unknown = content.articles.flatMap((article) =>
    article.products.flatMap((slug, index) => {
      if (slugs.has(slug)) return [];
      const file = textFile("articles", "en", article.slug);
      return [{ file, field: `products[${index}]`, message: `expected a product, not "${slug}"` }];
    }),
  );
  return [...dead, ...unknown];
}
