import { productQuery, shopQuery } from "../../api/queries.ts";
import { toBreadcrumbList } from "../../entities/catalogue/to-breadcrumb-list.ts";
import { chooseVariation } from "../../pages/product/choose-variation.ts";
import { toProductSchema } from "../../pages/product/to-product-schema.ts";
import { toPageHead } from "../../site/page-head.ts";
import type { RouterContext } from "../../site/router-context.ts";
import { toSummary } from "../../site/to-summary.ts";

/** The head of a variation's page: its meta tags and structured data [2.57]. */
export function toProductHead(context: RouterContext, productName: string, slug: string) {
  const { queryClient, api } = context;
  const product = queryClient.getQueryData(productQuery(api, context.shop.site.code, productName).queryKey);
  const shop = queryClient.getQueryData(shopQuery(api).queryKey);
  const choice = product ? chooseVariation(product.variations, slug, context.shop.settings.currency) : null;
  if (!product || !shop || !choice) return {};
  const { variation } = choice;
  const [picture] = variation.pictures;
  const head = toPageHead({
    context,
    title: `${product.name}, ${variation.name}`,
    description: toSummary(product.description),
    address: `/product/${product.slug}/${variation.slug}`,
    picture: picture && {
      path: picture.src,
      description: picture.description,
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
}
