import type { Listing } from "@spolverk/bff/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { categoriesQuery, type ListingChoice, listingQuery, shopQuery } from "../api/queries.ts";
import { toPathSegment } from "../features/catalogue/category-path.ts";
import { CategorySidebar } from "../features/catalogue/category-sidebar.tsx";
import { EmptyListing } from "../features/catalogue/empty-listing.tsx";
import { findCategory } from "../features/catalogue/find-category.ts";
import { ListingControls } from "../features/catalogue/listing-controls.tsx";
import {
  type ListingSearch,
  readListingSearch,
  toListingAddress,
} from "../features/catalogue/listing-search.ts";
import { Pagination } from "../features/catalogue/pagination.tsx";
import { ProductGrid } from "../features/catalogue/product-grid.tsx";
import { toBreadcrumbList } from "../features/catalogue/to-breadcrumb-list.ts";
import { toPageHead } from "../site/page-head.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

function toChoice(splat: string | undefined, search: ListingSearch): ListingChoice {
  return { ...(splat && { category: splat }), ...search };
}

/** An unknown category, or a page past the last one. */
function isMissing(listing: Listing | null | undefined): listing is null | undefined {
  return !listing || (listing.items.length === 0 && listing.page > 1);
}

export const Route = createFileRoute("/shop/$")({
  staticData: {
    meta: "shop",
    footer: { group: "shop", order: 1, label: "allProducts" },
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readListingSearch,
  // The router hands the other parameters of the address on too, which must not get into a page that is kept.
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: async ({ context: { queryClient, api }, params, deps }) => {
    const [listing] = await Promise.all([
      queryClient.ensureQueryData(listingQuery(api, toChoice(params._splat, deps))),
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(shopQuery(api)),
    ]);
    if (isMissing(listing)) throw notFound();
  },
  head: ({ match, params }) => {
    const { context } = match;
    const { t } = context.i18n;
    const splat = params._splat ?? "";
    const listing = context.queryClient.getQueryData(
      listingQuery(context.api, toChoice(splat, readListingSearch(match.search))).queryKey,
    );
    if (isMissing(listing)) return {};
    const category = listing.breadcrumbs.at(-1)?.name ?? t("meta.shop.title");
    const { page, query } = readListingSearch(match.search);
    const name = query ? t("search.resultsFor", { query }) : category;
    const head = toPageHead({
      context,
      title: page ? `${name}, ${t("listing.page", { page })}` : name,
      description:
        listing.breadcrumbs.length > 0
          ? t("meta.shopCategory.description", { category, count: listing.total })
          : t("meta.shop.description"),
      // A sort or a filter shows the same products: the plain listing is the one to index, page by page.
      address: toListingAddress(splat, page ? { page } : {}),
      disallow: query !== undefined,
    });
    return { ...head, meta: [...head.meta, toBreadcrumbList(context, listing.breadcrumbs)] };
  },
  component: ShopPage,
});

function ShopPage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { _splat: splat = "" } = Route.useParams();
  const search = readListingSearch(Route.useSearch());
  const { data: listing } = useSuspenseQuery(listingQuery(api, toChoice(splat, search)));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  if (!listing) return null;
  const here = findCategory(categories, splat);
  const subcategories = splat === "" ? categories : (here?.children ?? []);
  const title = search.query
    ? t("listing.searchFor", { query: search.query })
    : (here?.name ?? t("listing.all"));
  const pages = Math.ceil(listing.total / listing.pageSize);
  return (
    <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:gap-10 xl:gap-14">
      <div className="pt-2">
        <CategorySidebar categories={categories} splat={splat} />
      </div>
      <div className="min-w-0">
        {listing.breadcrumbs.length > 0 && (
          <Breadcrumbs
            crumbs={listing.breadcrumbs.map(({ path, name }) => ({ path: toPathSegment(path), name }))}
            label={t("nav.breadcrumb")}
            shopLabel={t("nav.shop")}
          />
        )}
        <div className="mt-2 mb-5 flex flex-wrap items-baseline gap-x-4">
          <h1 className="title-page">{title}</h1>
          <output className="text-soft">{t("listing.count", { count: listing.total })}</output>
        </div>
        {subcategories.length > 0 && !search.query && (
          <nav aria-label={t("listing.categories")} className="-mx-4 mb-3 overflow-x-auto px-4 lg:hidden">
            <ul className="flex gap-2 py-1">
              {subcategories.map((category) => (
                <li key={category.id}>
                  <Link
                    className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm font-semibold whitespace-nowrap"
                    params={{ _splat: toPathSegment(category.path) }}
                    to="/shop/$"
                  >
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ListingControls search={search} splat={splat} />
        <div className="mt-5">
          {listing.items.length === 0 ? (
            <EmptyListing hint={t("listing.emptyHint")} />
          ) : (
            <ProductGrid
              className="md:grid-cols-3 2xl:grid-cols-4"
              eagerCount={3}
              headingLevel={2}
              items={listing.items}
            />
          )}
        </div>
        <Pagination page={listing.page} pages={pages} search={search} splat={splat} />
      </div>
    </div>
  );
}
