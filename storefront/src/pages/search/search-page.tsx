import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { categoriesAtQuery } from "../../api/queries.ts";
import { CategoryTiles } from "../../entities/catalogue/category-tiles.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { FoundArticles } from "./found-articles.tsx";
import { FoundProducts } from "./found-products.tsx";

/** The products and articles that match a search; without a query, the categories. */
export function SearchPage({ query }: { query: string | undefined }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: categories } = useSuspenseQuery(categoriesAtQuery(api, ""));
  return (
    <>
      <h1 className="title-page mb-4">{query ? t("search.resultsFor", { query }) : t("search.title")}</h1>
      <SearchForm className="mb-8 max-w-2xl" defaultQuery={query ?? ""} id="search" />
      {query ? (
        <div className="grid gap-12">
          <FoundProducts categories={categories} query={query} />
          <FoundArticles query={query} />
        </div>
      ) : (
        <>
          <p className="mb-8 text-lg text-soft">{t("search.intro")}</p>
          <CategoryTiles categories={categories} title={t("listing.byCategory")} />
        </>
      )}
    </>
  );
}
