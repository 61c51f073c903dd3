import { legalPageNames, toLegalSlug, toSiteInLanguage } from "@spolverk/content";
import { toProductCard } from "../catalogue/find-listing.ts";
import type { Page } from "../contract/knowledge.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { Serialized } from "../http/serialized.ts";
import { findArticlesAbout } from "../knowledge/find-articles-about.ts";
import { findArticles } from "../knowledge/find-articles.ts";
import { findRelatedArticles } from "../knowledge/find-related-articles.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import { selectLegalTexts } from "../knowledge/select-legal-texts.ts";
import { toArticle, toArticleSummary } from "../knowledge/to-article.ts";
import { withShippingRates } from "../knowledge/with-shipping-rates.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const knowledgeHandlers = (services: Services) =>
  ({
    "GET /catalog/products/{slug}/articles": getProductArticles(services),
    "GET /articles": getArticles(services),
    "GET /articles/{slug}": getArticle(services),
    "GET /articles/{slug}/products": getArticleProducts(services),
    "GET /pages": getPages(services),
    "GET /pages/{name}": getPage(services),
    "GET /resellers": getResellers(services),
  }) satisfies Partial<Handlers>;

/** GET /articles [2.7] */
function getArticles({ library }: Services): Handler<"GET /articles"> {
  return async ({ query }) => new Serialized(findArticles(library.articles, query), libraryMaxAgeSeconds);
}

/** GET /articles/{slug} [2.8] */
function getArticle({ library }: Services): Handler<"GET /articles/{slug}"> {
  return async ({ params: { slug }, query: { language } }) => {
    const article = library.articles.find((candidate) => candidate.slug === slug);
    if (!article) throw new ApiFailure("article_not_found");
    const related = findRelatedArticles(article, library.articles);
    return new Serialized(toArticle(article, related, language), libraryMaxAgeSeconds);
  };
}

/**
 * GET /articles/{slug}/products: separate from the article, which stays readable while the catalogue is unavailable.
 */
function getArticleProducts({ catalogue, library, now }: Services): Handler<"GET /articles/{slug}/products"> {
  return async ({ params: { slug }, query: { language } }) => {
    const article = library.articles.find((candidate) => candidate.slug === slug);
    if (!article) throw new ApiFailure("article_not_found");
    const [products, settings] = await Promise.all([catalogue.listProducts(), catalogue.getSettings()]);
    const today = now().toISOString().slice(0, 10);
    return catalogue.serialize([products, settings], `article ${slug} ${language} ${today}`, () => ({
      items: article.products.flatMap((wanted) => {
        const product = products.find((candidate) => candidate.slug === wanted);
        return (product && toProductCard(product, { settings, today }, language)) ?? [];
      }),
    }));
  };
}

/** GET /catalog/products/{slug}/articles: separate from the product, whose stock is fetched far more often. */
function getProductArticles({
  catalogue,
  library,
}: Services): Handler<"GET /catalog/products/{slug}/articles"> {
  return async ({ params: { slug }, query: { language } }) => {
    if ((await catalogue.getProduct(slug)) === null) throw new ApiFailure("product_not_found");
    const items = findArticlesAbout(slug, library.articles).map((article) =>
      toArticleSummary(article, language),
    );
    return new Serialized({ items }, libraryMaxAgeSeconds);
  };
}

/** GET /pages [2.17] */
function getPages(services: Services): Handler<"GET /pages"> {
  return async ({ query }) => {
    const written = services.library.pages.map(({ name, texts }) => ({
      name,
      ...toSummary(texts[query.language]),
    }));
    const { pages: legal = {} } = selectLegalTexts(services, query)?.texts ?? {};
    const agreed = legalPageNames.flatMap((name) => {
      const text = legal[name];
      return text ? [{ name: toLegalSlug(name), ...toSummary(text) }] : [];
    });
    return new Serialized({ pages: [...written, ...agreed] }, libraryMaxAgeSeconds);
  };
}

const toSummary = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});

type Query = Parameters<Handler<"GET /pages/{name}">>[0]["query"];

/** GET /pages/{name} [3.26] */
function getPage(services: Services): Handler<"GET /pages/{name}"> {
  return async ({ params: { name }, query }) => {
    const page = (await readLegalPage(services, name, query)) ?? readContentPage(services, name, query);
    if (page === null) throw new ApiFailure("page_not_found");
    return new Serialized(page, libraryMaxAgeSeconds);
  };
}

function readContentPage({ library }: Services, name: string, { language }: Query): Page | null {
  const page = library.pages.find((candidate) => candidate.name === name);
  return page ? { name, ...page.texts[language] } : null;
}

/** A legal page of the site with the carriers' current prices; null when the site has no page of that name. */
async function readLegalPage(services: Services, name: string, query: Query): Promise<Page | null> {
  const legalPage = legalPageNames.find((known) => toLegalSlug(known) === name);
  if (legalPage === undefined) return null;
  const selected = selectLegalTexts(services, query);
  const text = selected?.texts.pages[legalPage];
  if (!selected || !text) return null;
  const page = { name, ...text };
  if (legalPage !== "shipping") return page;
  const { catalogue } = services;
  const [{ vatRates }, options] = await Promise.all([
    catalogue.getSettings(),
    catalogue.getShippingOptions(),
  ]);
  const { site, texts } = selected;
  const { language } = texts;
  const facts = { site: toSiteInLanguage(site, language), options, vatRates, language };
  return { ...page, content: withShippingRates(text.content, facts) };
}

/** GET /resellers [2.11] */
function getResellers({ library }: Services): Handler<"GET /resellers"> {
  return async () => new Serialized({ resellers: [...library.resellers] }, libraryMaxAgeSeconds);
}
