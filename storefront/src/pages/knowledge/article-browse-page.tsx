import { findArticleType } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ArticleGrid } from "../../entities/article/article-grid.tsx";
import { typeKeys } from "../../entities/article/type-keys.ts";
import { ArticlePages } from "./article-pages.tsx";
import { ArticleSearchForm } from "./article-search-form.tsx";
import { BrowseFilters } from "./browse-filters.tsx";
import type { BrowseSearch } from "./browse-search.ts";
import { KnowledgeCrumbs } from "./knowledge-crumbs.tsx";
import { browseQuery } from "./knowledge-queries.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";

/** The articles that match type, words and tags, page by page [2.7]. */
export function ArticleBrowsePage({ splat, search }: { splat: string; search: BrowseSearch }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const type = findArticleType(splat);
  const { data: listing } = useSuspenseQuery(browseQuery(api, type, search));
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

/** A browse without results [8.33]. */
function EmptyArticles() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-16 text-center">
      <Icon className="mx-auto size-10 text-soft" name="search" />
      <h2 className="title-section mt-4">{t("knowledge.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("knowledge.emptyHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} params={{ _splat: "" }} to="/knowledge/browse/$">
        {t("knowledge.reset")}
      </Link>
    </div>
  );
}
