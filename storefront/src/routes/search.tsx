import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { categoriesQuery, type ListingChoice, listingQuery, shopQuery } from "../api/queries.ts";
import { CategoryTiles } from "../features/catalogue/category-tiles.tsx";
import { EmptyListing } from "../features/catalogue/empty-listing.tsx";
import { readQuery } from "../features/catalogue/listing-search.ts";
import { ProductGrid } from "../features/catalogue/product-grid.tsx";
import { SearchForm } from "../features/navigation/search-form.tsx";
import { toFixedHead } from "../site/page-head.ts";
import { buttonClass } from "../ui/button-class.ts";

const toChoice = (query: string): ListingChoice => ({ query, pageSize: 12 });

function readSearch(search: Record<string, unknown>): { query?: string } {
  const query = readQuery(search["query"]);
  return query ? { query } : {};
}

export const Route = createFileRoute("/search")({
  staticData: {
    meta: "search",
    tab: { order: 3, label: "search", icon: "search" },
    footer: { group: "shop", order: 3, label: "search" },
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context: { queryClient, api }, deps: { query } }) => {
    await Promise.all([
      query ? queryClient.ensureQueryData(listingQuery(api, toChoice(query))) : null,
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(shopQuery(api)),
    ]);
  },
  head: ({ match }) =>
    toFixedHead(match.context, "search", "/search", readSearch(match.search).query !== undefined),
  component: SearchPage,
});

function SearchPage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { query } = readSearch(Route.useSearch());
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  return (
    <>
      <h1 className="title-page mb-4">{query ? t("search.resultsFor", { query }) : t("search.title")}</h1>
      <SearchForm action="/search" className="mb-8 max-w-2xl" defaultQuery={query ?? ""} id="search" />
      {query ? (
        <SearchResults query={query} />
      ) : (
        <>
          <p className="mb-8 text-lg text-soft">{t("search.intro")}</p>
          <CategoryTiles categories={categories} title={t("home.categories")} />
        </>
      )}
    </>
  );
}

function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { data: listing } = useSuspenseQuery(listingQuery(api, toChoice(query)));
  if (!listing || listing.items.length === 0) return <EmptyListing hint={t("search.emptyHint")} />;
  return (
    <>
      <ProductGrid
        className="md:grid-cols-3 xl:grid-cols-4"
        eagerCount={2}
        headingLevel={2}
        items={listing.items}
      />
      <div className="mt-8 text-center">
        <Link className={buttonClass("outline")} params={{ _splat: "" }} search={{ query }} to="/shop/$">
          {t("search.showAll", { count: listing.total })}
        </Link>
      </div>
    </>
  );
}
