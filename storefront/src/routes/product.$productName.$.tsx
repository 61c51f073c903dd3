import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { productArticlesQuery, productQuery, shopQuery } from "../api/queries.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { chooseVariation } from "../pages/product/choose-variation.ts";
import { ProductArticles } from "../pages/product/product-articles.ts";
import { ProductPage } from "../pages/product/product-page.tsx";
import { type ChoiceSearch, readChoiceSearch } from "../pages/product/read-choice-search.ts";

type ProductSearch = ChoiceSearch & {
  /** Set by the redirect from an unknown variation. */
  unavailable?: "variation";
};

/** Loaded in parallel with the data, so that the head adds no request of its own. */
const loadHead = () => loadChunk(() => import("./-heads/product.$productName.$.ts"));

export const Route = createFileRoute("/product/$productName/$")({
  staticData: { texts: ["product"], hasSlugs: true, fixedHeader: true, raisedMenu: true },
  validateSearch: (search: Record<string, unknown>): ProductSearch => ({
    ...readChoiceSearch(search),
    ...(search["unavailable"] === "variation" && { unavailable: "variation" }),
  }),
  loader: async ({ context: { queryClient, api, shop }, params }) => {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(productQuery(api, shop.site.code, params.productName)),
      queryClient.ensureQueryData(shopQuery(api)),
      // The articles are optional: the product renders without them.
      queryClient.prefetchQuery(productArticlesQuery(api, params.productName)),
      loadHead(),
      import.meta.env.SSR && ProductArticles.preload?.(),
    ]);
    const { currency } = shop.settings;
    const choice = product && chooseVariation(product.variations, params._splat ?? "", currency);
    if (!product || !choice) throw notFound();
    if (!choice.isExact)
      throw redirect({
        to: "/product/$productName/$",
        params: { productName: product.slug, _splat: "" },
        search: { unavailable: "variation" },
        replace: true,
      });
  },
  head: async ({ match, params: { productName, _splat: slug = "" } }) => {
    const { toProductHead } = await loadHead();
    return toProductHead(match.context, productName, slug);
  },
  component: ProductRoute,
});

function ProductRoute() {
  const { productName, _splat: slug = "" } = Route.useParams();
  const { unavailable, ...choice } = Route.useSearch();
  return (
    <ProductPage
      choice={choice}
      isMissing={unavailable === "variation"}
      productName={productName}
      slug={slug}
    />
  );
}
