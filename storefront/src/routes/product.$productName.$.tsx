import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { productArticlesQuery, productQuery, shopQuery } from "../api/queries.ts";
import { toBreadcrumbList } from "../entities/catalogue/to-breadcrumb-list.ts";
import { chooseVariation } from "../pages/product/choose-variation.ts";
import { ProductArticles } from "../pages/product/product-articles.ts";
import { ProductPage } from "../pages/product/product-page.tsx";
import { type ChoiceSearch, readChoiceSearch } from "../pages/product/read-choice-search.ts";
import { toProductSchema } from "../pages/product/to-product-schema.ts";
import { toPageHead } from "../site/page-head.ts";
import { toSummary } from "../site/to-summary.ts";

type ProductSearch = ChoiceSearch & {
  /** Set by the redirect from a variation that does not exist. */
  unavailable?: "variation";
};

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
      // An addition: without them the product is shown all the same.
      queryClient.prefetchQuery(productArticlesQuery(api, params.productName)),
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
  head: ({ match, params }) => {
    const { context } = match;
    const product = context.queryClient.getQueryData(
      productQuery(context.api, context.shop.site.code, params.productName).queryKey,
    );
    const shop = context.queryClient.getQueryData(shopQuery(context.api).queryKey);
    const choice = product
      ? chooseVariation(product.variations, params._splat ?? "", context.shop.settings.currency)
      : null;
    if (!product || !shop || !choice) return {};
    const { variation } = choice;
    const address = `/product/${product.slug}/${variation.slug}`;
    const head = toPageHead({
      context,
      title: `${product.name}, ${variation.name}`,
      description: toSummary(product.description),
      address,
      picture: variation.assets[0] && {
        path: variation.assets[0].imgixPath || variation.assets[0].thumbnail,
        description: variation.assets[0].description,
      },
      type: "product",
    });
    return {
      ...head,
      meta: [
        ...head.meta,
        toProductSchema(product, variation, shop, context.shop),
        toBreadcrumbList(context, product.categories.slice(0, 1)),
      ],
    };
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
