import { type ArticleType, findArticleType } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type ArticleChoice, articlesQuery } from "../api/queries.ts";
import { ArticleGrid } from "../entities/article/article-grid.tsx";
import { ArticlePages } from "../pages/knowledge/article-pages.tsx";
import { ArticleSearchForm } from "../pages/knowledge/article-search-form.tsx";
import { BrowseFilters } from "../pages/knowledge/browse-filters.tsx";
import { type BrowseSearch, readBrowseSearch, toBrowseAddress } from "../pages/knowledge/browse-search.ts";
import { EmptyArticles } from "../pages/knowledge/empty-articles.tsx";
import { KnowledgeCrumbs } from "../pages/knowledge/knowledge-crumbs.tsx";
import { typeKeys } from "../entities/article/type-keys.ts";
import { toPageHead } from "../site/page-head.ts";

function toChoice(type: ArticleType | undefined, search: BrowseSearch): ArticleChoice {
  return { ...(type && { type }), ...search };
}

export const Route = createFileRoute("/knowledge/browse/$")({
  staticData: { meta: "knowledge", texts: ["knowledge"], fixedHeader: true, raisedMenu: true },
  validateSearch: readBrowseSearch,
  loaderDeps: ({ search }) => readBrowseSearch(search),
  loader: async ({ context: { queryClient, api }, params: { _splat: splat = "" }, deps }) => {
    const type = findArticleType(splat);
    if (splat !== "" && !type) throw notFound();
    const listing = await queryClient.ensureQueryData(articlesQuery(api, toChoice(type, deps)));
    if (listing.items.length === 0 && listing.page > 1) throw notFound();
  },
  head: ({ match, params: { _splat: splat = "" } }) => {
    const { context } = match;
    const { t } = context.i18n;
    const type = findArticleType(splat);
    if (splat !== "" && !type) return {};
    const { q, tags, page } = readBrowseSearch(match.search);
    const name = type ? t(`article.types.${typeKeys[type]}`) : t("knowledge.all");
    return toPageHead({
      context,
      title: page ? `${name}, ${t("listing.page", { page })}` : name,
      description: type ? t(`knowledge.typeHints.${typeKeys[type]}`) : t("meta.knowledge.description"),
      // Words and tags show a choice of the same articles: the plain list is the one to index, page by page.
      address: toBrowseAddress(splat, page),
      disallow: q !== undefined || tags !== undefined,
    });
  },
  component: BrowsePage,
});

function BrowsePage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { _splat: splat = "" } = Route.useParams();
  const search = readBrowseSearch(Route.useSearch());
  const type = findArticleType(splat);
  const { data: listing } = useSuspenseQuery(articlesQuery(api, toChoice(type, search)));
  const name = type ? t(`article.types.${typeKeys[type]}`) : t("knowledge.all");
  return (
    <>
      <KnowledgeCrumbs isArticle={false} {...(type && { type })} />
      <div className="mt-2 mb-5 flex flex-wrap items-baseline gap-x-4">
        <h1 className="title-page">{search.q ? t("listing.searchFor", { query: search.q }) : name}</h1>
        <output className="text-soft">{t("knowledge.count", { count: listing.total })}</output>
      </div>
      <div className="grid gap-5">
        <ArticleSearchForm search={search} splat={splat} />
        <BrowseFilters listing={listing} search={search} splat={splat} type={type} />
      </div>
      <div className="mt-6">
        {listing.items.length === 0 ? (
          <EmptyArticles />
        ) : (
          <ArticleGrid articles={listing.items} headingLevel={2} />
        )}
      </div>
      <ArticlePages
        page={listing.page}
        pages={Math.ceil(listing.total / listing.pageSize)}
        search={search}
        splat={splat}
      />
    </>
  );
}
