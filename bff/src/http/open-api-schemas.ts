import { richTextBlockSchema, richTextSchema } from "@spolverk/content/rich-text";
import { z } from "zod";
import {
  accountDetailSchema,
  accountSchema,
  bookedAddressSchema,
  membersSchema,
  wishListSchema,
} from "../contract/account.ts";
import { fileSchema, orderSchema, orderSummarySchema } from "../contract/account-orders.ts";
import {
  categorySchema,
  listingItemSchema,
  listingSchema,
  productSchema,
  productSummarySchema,
  stockSchema,
  variationSchema,
  variationSummarySchema,
} from "../contract/catalogue.ts";
import {
  amountSchema,
  checkoutLineSchema,
  checkoutSchema,
  paymentOptionSchema,
  servicePointSchema,
  shippingOptionSchema,
} from "../contract/checkout.ts";
import { loyaltySchema } from "../contract/club.ts";
import { pictureSchema } from "../contract/common.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { enquirySavedSchema } from "../contract/enquiry.ts";
import { errorSchema } from "../contract/error.ts";
import { articleSummarySchema } from "../contract/knowledge.ts";
import { paymentSchema } from "../contract/payment.ts";
import { takeBackSchema } from "../contract/take-back.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** Names of the document's shared schemas. */
const named = {
  Account: accountSchema,
  AccountAddress: bookedAddressSchema,
  AccountDetail: accountDetailSchema,
  Amount: amountSchema,
  ArticleSummary: articleSummarySchema,
  Category: categorySchema,
  Checkout: checkoutSchema,
  CheckoutLine: checkoutLineSchema,
  Enquiry: enquirySavedSchema,
  Error: errorSchema,
  File: fileSchema,
  Listing: listingSchema,
  ListingItem: listingItemSchema,
  Loyalty: loyaltySchema,
  Members: membersSchema,
  Order: orderSchema,
  OrderSummary: orderSummarySchema,
  Payment: paymentSchema,
  PaymentOption: paymentOptionSchema,
  Picture: pictureSchema,
  Product: productSchema,
  ProductSummary: productSummarySchema,
  RichText: richTextSchema,
  RichTextBlock: richTextBlockSchema,
  ServicePoint: servicePointSchema,
  ShippingOption: shippingOptionSchema,
  Stock: stockSchema,
  TakeBack: takeBackSchema,
  Variation: variationSchema,
  VariationSummary: variationSummarySchema,
  WishList: wishListSchema,
} as const satisfies Record<string, z.ZodType>;

/** Removes patterns with Unicode classes, which most readers of JSON Schema misinterpret or reject. */
const options = {
  override: ({ jsonSchema }: { jsonSchema: { pattern?: string } }) => {
    if (jsonSchema.pattern?.includes("\\p{")) delete jsonSchema.pattern;
  },
};

const toReference = (name: string) => `#/components/schemas/${name}`;

/** The document's reply schemas by name, in their serialized form. */
export function toReplySchemas(endpoints: Readonly<Record<string, Endpoint>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name });
  for (const [key, { reply }] of Object.entries(endpoints)) {
    if (!registry.has(reply)) registry.add(reply, { id: toReplyName(key) });
  }
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: toReference, io: "output" });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutAddress(schema)]));
}

/** The reference to the reply schema of an endpoint. */
export function referToReply(key: string, reply: z.ZodType): { $ref: string } {
  const name = Object.entries(named).find(([, schema]) => schema === reply)?.[0];
  return { $ref: toReference(name ?? toReplyName(key)) };
}

/** The schema of a request, without defaults. */
export function toInputSchema(schema: z.ZodType): JsonSchema {
  return withoutAddress(z.toJSONSchema(schema, { ...options, io: "input" }));
}

/** "GET /catalog/variations/{id}/stock" is CatalogVariationsIdStockReply. */
function toReplyName(key: string): string {
  const words = key.replace(/^[A-Z]+ /, "").match(/\w+/g) ?? [];
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Reply`;
}

/** Removes `$schema` and `$id`: an OpenAPI document refers to a schema by its place in the document. */
function withoutAddress({ $schema: _dialect, $id: _address, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
