import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { categoriesAtQuery } from "../../api/queries.ts";
import { ArticleRail } from "../../entities/article/article-rail.tsx";
import { CategoryTiles } from "../../entities/catalogue/category-tiles.tsx";
import { ProductRail } from "../../entities/catalogue/product-rail.tsx";
import { useRouteAddress } from "../../site/use-route-links.ts";
import { ClubBox } from "./club-box.tsx";
import { FeaturedTiles } from "./featured-tiles.tsx";
import { Hero } from "./hero.tsx";
import { bestSellersQuery, featuredQuery, latestQuery, newestArticlesQuery } from "./home-queries.ts";
import { Promises } from "./promises.tsx";
import { Reviews } from "./reviews.tsx";
import { selectBestSellers } from "./select-best-sellers.ts";

export function HomePage() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const club = useRouteAddress("/account/addclub");
  const { data: best } = useSuspenseQuery(bestSellersQuery(api));
  const { data: picked } = useSuspenseQuery(featuredQuery(api));
  const { data: newest } = useSuspenseQuery(latestQuery(api));
  const { data: articles } = useSuspenseQuery(newestArticlesQuery(api));
  const { data: categories } = useSuspenseQuery(categoriesAtQuery(api, ""));
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
        {shop.externalServices.reviewsUrl && <Reviews url={shop.externalServices.reviewsUrl} />}
        {club && <ClubBox href={club} />}
      </div>
    </>
  );
}
