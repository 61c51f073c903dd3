import { z } from "zod";
import { accountEndpoints } from "./account-endpoints.ts";
import {
  categorySchema,
  inventorySchema,
  listingItemSchema,
  listingQuerySchema,
  listingSchema,
  productQuerySchema,
  productSchema,
  shopSchema,
  stockSchema,
  variationSchema,
} from "./catalogue.ts";
import { checkoutEndpoints } from "./checkout-endpoints.ts";
import { commonQuerySchema, siteQuerySchema } from "./common.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { formEndpoints } from "./form-endpoints.ts";
import { freeShippingSchema } from "./free-shipping.ts";
import {
  articleListingSchema,
  articleSchema,
  articlesQuerySchema,
  articleSummarySchema,
  pageSchema,
  pagesQuerySchema,
  pagesSchema,
  resellersSchema,
} from "./knowledge.ts";
import { messagesSchema } from "./message.ts";
import {
  stockNotificationBodySchema,
  stockNotificationConfirmedSchema,
  stockNotificationSchema,
  stockNotificationTokenBodySchema,
  stockNotificationUnsubscribedSchema,
} from "./stock-notification.ts";
import { idSchema } from "./text.ts";

const articleParams = z.object({ slug: idSchema(120).describe("Article slug from the listing") });
const productParams = z.object({ slug: idSchema(120).describe("Product slug from the listing") });
const variationParams = z.object({ id: idSchema().describe("Variation slug from the listing") });
/**
 * Every call of the API, by "METHOD /path". The OpenAPI document, the server and the typed client are derived from it.
 */
export const endpoints = {
  ...accountEndpoints,
  "GET /shop": {
    tag: "Shop",
    summary: "Settings that prices and availability depend on",
    query: commonQuerySchema,
    reply: shopSchema,
    errors: [],
  },
  "GET /shop/freeShipping": {
    tag: "Shop",
    summary: "Goods total from which a site delivers free of charge",
    query: siteQuerySchema,
    reply: freeShippingSchema,
    errors: [],
  },
  "GET /messages": {
    tag: "Shop",
    summary: "Current site messages",
    query: siteQuerySchema,
    reply: messagesSchema,
    errors: [],
  },
  "GET /catalog/categories": {
    tag: "Catalogue",
    summary: "The category tree",
    query: commonQuerySchema,
    reply: z.object({ categories: z.array(categorySchema) }),
    errors: [],
  },
  "GET /catalog/products": {
    tag: "Catalogue",
    summary: "A page of products, by category, words, sort and toggle",
    query: listingQuerySchema,
    reply: listingSchema,
    errors: ["category_not_found"],
  },
  "GET /catalog/products/{slug}": {
    tag: "Catalogue",
    summary: "A product with its variations",
    params: productParams,
    query: productQuerySchema,
    reply: productSchema,
    errors: ["product_not_found"],
  },
  "GET /catalog/products/{slug}/articles": {
    tag: "Catalogue",
    summary: "The articles that name a product, as cards",
    params: productParams,
    query: commonQuerySchema,
    reply: z.object({ items: z.array(articleSummarySchema) }),
    errors: ["product_not_found"],
  },
  "GET /catalog/variations/{id}": {
    tag: "Catalogue",
    summary: "A variation",
    params: variationParams,
    query: commonQuerySchema,
    reply: variationSchema,
    errors: ["variation_not_found"],
  },
  "GET /catalog/variations/{id}/stock": {
    tag: "Catalogue",
    summary: "Stock of a variation",
    params: variationParams,
    query: commonQuerySchema,
    reply: stockSchema,
    errors: ["variation_not_found"],
  },
  "GET /inventory": {
    tag: "Catalogue",
    summary: "Whether a quantity of an SKU can be ordered",
    query: commonQuerySchema.extend({
      sku: idSchema().describe("SKU of the variation"),
      quantity: z.coerce.number().int().min(1).max(9999).default(1),
    }),
    reply: inventorySchema,
    errors: ["variation_not_found"],
  },
  "GET /variations": {
    tag: "Catalogue",
    summary: "All variations of a product",
    query: commonQuerySchema.extend({
      productId: idSchema().describe("Product slug from the listing"),
    }),
    reply: z.object({ variations: z.array(variationSchema) }),
    errors: ["product_not_found"],
  },
  "GET /articles": {
    tag: "Knowledge",
    summary: "A page of articles, by words, type and tags",
    query: articlesQuerySchema,
    reply: articleListingSchema,
    errors: [],
  },
  "GET /articles/{slug}": {
    tag: "Knowledge",
    summary: "An article with its text",
    params: articleParams,
    query: commonQuerySchema,
    reply: articleSchema,
    errors: ["article_not_found"],
  },
  "GET /articles/{slug}/products": {
    tag: "Knowledge",
    summary: "The products that belong to an article, as cards",
    params: articleParams,
    query: commonQuerySchema,
    reply: z.object({ items: z.array(listingItemSchema) }),
    errors: ["article_not_found"],
  },
  "GET /pages": {
    tag: "Knowledge",
    summary: "Names, titles and descriptions of the content pages and a site's legal pages",
    query: pagesQuerySchema,
    reply: pagesSchema,
    errors: [],
  },
  "GET /pages/{name}": {
    tag: "Knowledge",
    summary: "A content page or a site's legal page with its text",
    params: z.object({ name: idSchema(120).describe("Name of the page from GET /pages") }),
    query: pagesQuerySchema,
    reply: pageSchema,
    errors: ["page_not_found"],
  },
  "GET /resellers": {
    tag: "Knowledge",
    summary: "Shops that sell our filament",
    query: commonQuerySchema,
    reply: resellersSchema,
    errors: [],
  },
  "POST /stockNotification": {
    tag: "Catalogue",
    limit: "forms",
    summary:
      "Requests a mail when a variation is back in stock; the address gets one confirmation mail, however often it is sent",
    query: commonQuerySchema,
    body: stockNotificationBodySchema,
    reply: stockNotificationSchema,
    errors: ["variation_not_found", "not_restocked"],
  },
  "POST /stockNotification/confirm": {
    tag: "Catalogue",
    summary: "Confirms the address of a stock notification by the token in its mail",
    query: commonQuerySchema,
    body: stockNotificationTokenBodySchema,
    malformedToken: "stock_notification_not_found",
    reply: stockNotificationConfirmedSchema,
    errors: ["stock_notification_not_found"],
  },
  "POST /stockNotification/unsubscribe": {
    tag: "Catalogue",
    summary: "Ends all stock notifications of the address that a token was mailed to",
    query: commonQuerySchema,
    body: stockNotificationTokenBodySchema,
    malformedToken: "stock_notification_not_found",
    reply: stockNotificationUnsubscribedSchema,
    errors: ["stock_notification_not_found"],
  },
  ...formEndpoints,
  ...checkoutEndpoints,
} as const satisfies Record<EndpointKey, Endpoint>;

export type Endpoints = typeof endpoints;
