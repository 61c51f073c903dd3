import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { productQuery, shopQuery } from "../../api/queries.ts";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { chooseVariation } from "./choose-variation.ts";
import type { ChoiceSearch } from "./read-choice-search.ts";
import { ProductView } from "./product-view.tsx";

type ProductPageProps = {
  productName: string;
  slug: string;
  /** The address named a variation that does not exist, and was redirected to this page [8.39]. */
  isMissing: boolean;
  /** The choice that led to this page. */
  choice: ChoiceSearch;
};

/**
 * A product with the variation that the address names, or the first orderable variation when the address names none
 * [2.3].
 */
export function ProductPage({ productName, slug, isMissing, choice }: ProductPageProps) {
  const { t } = useTranslation();
  const { api, shop: site } = useRouteContext({ from: "__root__" });
  const { data: product } = useSuspenseQuery(productQuery(api, site.site.code, productName));
  const { data: shop } = useSuspenseQuery(shopQuery(api));
  const shown = product && chooseVariation(product.variations, slug, site.settings.currency);
  if (!product || !shown) return null;
  const crumbs = product.categories
    .slice(0, 1)
    .map(({ path, name }) => ({ path: toPathSegment(path), name }));
  return (
    <>
      <Breadcrumbs
        crumbs={[...crumbs, { path: product.slug, name: product.name }]}
        label={t("nav.breadcrumb")}
        shopLabel={t("nav.shop")}
      />
      <ProductView
        choice={choice}
        isExact={shown.isExact && !isMissing}
        product={product}
        shop={shop}
        variation={shown.variation}
      />
    </>
  );
}
