import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import {
  type ArticleChoice,
  articlesQuery,
  categoriesQuery,
  type ListingChoice,
  listingQuery,
  shopQuery,
} from "../api/queries.ts";
import { CategoryTiles } from "../entities/catalogue/category-tiles.tsx";
import { FeaturedTiles } from "../pages/home/featured-tiles.tsx";
import { ProductRail } from "../entities/catalogue/product-rail.tsx";
import { Hero } from "../pages/home/hero.tsx";
import { ClubBox } from "../pages/home/club-box.tsx";
import { Reviews } from "../pages/home/reviews.tsx";
import { carouselLimit, selectBestSellers } from "../pages/home/select-best-sellers.ts";
import { ArticleRail } from "../entities/article/article-rail.tsx";
import { useRouteAddress } from "../site/use-route-links.ts";
import { Promises } from "../pages/home/promises.tsx";
import { toFixedHead } from "../site/page-head.ts";
import { toShopSchema } from "../site/to-shop-schema.ts";

const bestSellers: ListingChoice = { sort: "bestSellers", pageSize: carouselLimit };
const featured: ListingChoice = { sort: "staffPicks", pageSize: 3 };
const latest: ListingChoice = { sort: "latest", pageSize: carouselLimit };
const newestArticles: ArticleChoice = { pageSize: carouselLimit };

export const Route = createFileRoute("/")({
  staticData: {
    meta: "home",
    texts: ["home"],
    tab: { order: 1, label: "home", icon: "home" },
    fixedHeader: true,
    darkMenu: true,
    noContainer: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(listingQuery(api, bestSellers)),
      queryClient.ensureQueryData(listingQuery(api, featured)),
      queryClient.ensureQueryData(listingQuery(api, latest)),
      queryClient.ensureQueryData(articlesQuery(api, newestArticles)),
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(shopQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => {
    const head = toFixedHead(context, "home", "/");
    return { ...head, meta: [...head.meta, toShopSchema(context.shop)] };
  },
  component: HomePage,
});

function HomePage() {
  const { t } = useTranslation();
  const { api, shop } = Route.useRouteContext();
  const club = useRouteAddress("/account");
  const { data: best } = useSuspenseQuery(listingQuery(api, bestSellers));
  const { data: picked } = useSuspenseQuery(listingQuery(api, featured));
  const { data: newest } = useSuspenseQuery(listingQuery(api, latest));
  const { data: articles } = useSuspenseQuery(articlesQuery(api, newestArticles));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  return (
    <>
      <Hero />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 sm:gap-20 sm:pt-16">
        <Promises />
        {picked && <FeaturedTiles items={picked.items} title={t("home.featured")} />}
        {best && (
          <ProductRail
            allLabel={t("listing.showAll")}
            id="best-sellers"
            items={selectBestSellers(best.items)}
            search={{ sort: "bestSellers" }}
            title={t("listing.bestSellers")}
          />
        )}
        <CategoryTiles categories={categories} title={t("listing.byCategory")} />
        {newest && (
          <ProductRail
            allLabel={t("listing.showAll")}
            id="latest"
            items={newest.items}
            search={{ sort: "latest" }}
            title={t("home.latest")}
          />
        )}
        <ArticleRail
          allLabel={t("home.useCases")}
          articles={articles.items}
          id="articles"
          title={t("home.articles")}
        />
        {shop.outer.reviewsUrl && <Reviews url={shop.outer.reviewsUrl} />}
        {club && <ClubBox href={club} />}
      </div>
    </>
  );
}
