import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../../database/read-by-sql.ts";

/** Amounts are decimals of any length: they stay strings until Medusa's own arithmetic parses them. */
const amount = z.string();
const text = z.string().nullish();
const record = z.record(z.string(), z.unknown()).nullish();
const taxLine = z.object({
  code: z.string(),
  rate: z.number(),
  description: text,
  tax_rate_id: text,
  provider_id: text,
  metadata: record,
  data: record,
});
const adjustment = z.object({
  code: text,
  amount,
  description: text,
  promotion_id: text,
  provider_id: text,
  is_tax_inclusive: z.boolean().optional(),
});
const charged = {
  id: z.string(),
  is_tax_inclusive: z.boolean(),
  tax_lines: z.array(taxLine),
  adjustments: z.array(adjustment),
};
const address = z
  .object({
    customer_id: text,
    company: text,
    first_name: text,
    last_name: text,
    address_1: text,
    address_2: text,
    city: text,
    country_code: text,
    province: text,
    postal_code: text,
    phone: text,
    metadata: record,
  })
  .nullable();

const cartSchema = z.object({
  id: z.string(),
  region_id: text,
  customer_id: text,
  sales_channel_id: text,
  email: text,
  currency_code: z.string(),
  locale: text,
  metadata: record,
  shipping_address: address,
  billing_address: address,
  items: z.array(
    z.object({
      ...charged,
      title: z.string(),
      subtitle: text,
      thumbnail: text,
      quantity: z.number().int(),
      unit_price: amount,
      variant_id: text,
      variant_sku: text,
      variant_barcode: text,
      variant_title: text,
      variant_option_values: record,
      product_id: text,
      product_title: text,
      product_description: text,
      product_subtitle: text,
      product_type: text,
      product_type_id: text,
      product_collection: text,
      product_handle: text,
      is_discountable: z.boolean(),
      is_giftcard: z.boolean(),
      requires_shipping: z.boolean(),
      metadata: record,
    }),
  ),
  shipping_methods: z.array(
    z.object({
      ...charged,
      name: z.string(),
      description: z.unknown(),
      amount,
      shipping_option_id: text,
      data: record,
      metadata: record,
    }),
  ),
  credit_lines: z.array(z.object({ amount, reference: text, reference_id: text, metadata: record })),
  promotion_ids: z.array(z.string()),
  payment_collection_ids: z.array(z.string()),
});
export type CartRow = z.output<typeof cartSchema>;
const foundRow = z.object({ cart: cartSchema });

/** SQL for all rows of a table that belong to another row, as JSON. */
const rowsOf = (table: string, alias: string, owner: string, more: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(${alias}) || jsonb_build_object(${more}) order by ${alias}."id"), '[]')
    from "${table}" ${alias} where ${alias}.${owner} and ${alias}."deleted_at" is null)`;
const chargesOf = (table: string, key: string, owner: string) =>
  `'tax_lines', ${rowsOf(`${table}_tax_line`, "x", `"${key}" = ${owner}."id"`, "")},
   'adjustments', ${rowsOf(`${table}_adjustment`, "a", `"${key}" = ${owner}."id"`, `'amount', a."raw_amount"->>'value'`)}`;
const linksOf = (table: string, column: string) =>
  `(select coalesce(jsonb_agg(l."${column}" order by l."${column}"), '[]')
    from "${table}" l where l."cart_id" = c."id" and l."deleted_at" is null)`;
const addressOf = (column: string) =>
  `(select to_jsonb(d) from "cart_address" d where d."id" = c."${column}" and d."deleted_at" is null)`;

const cartSql = `
  select to_jsonb(c) || jsonb_build_object(
    'items', ${rowsOf(
      "cart_line_item",
      "i",
      `"cart_id" = c."id"`,
      `'unit_price', i."raw_unit_price"->>'value', ${chargesOf("cart_line_item", "item_id", "i")}`,
    )},
    'shipping_methods', ${rowsOf(
      "cart_shipping_method",
      "m",
      `"cart_id" = c."id"`,
      `'amount', m."raw_amount"->>'value', ${chargesOf("cart_shipping_method", "shipping_method_id", "m")}`,
    )},
    'credit_lines', ${rowsOf("credit_line", "r", `"cart_id" = c."id"`, `'amount', r."raw_amount"->>'value'`)},
    'shipping_address', ${addressOf("shipping_address_id")},
    'billing_address', ${addressOf("billing_address_id")},
    'promotion_ids', ${linksOf("cart_promotion", "promotion_id")},
    'payment_collection_ids', ${linksOf("cart_payment_collection", "payment_collection_id")}
  ) as "cart"
  from "cart" c where c."id" = ? and c."deleted_at" is null`;

/**
 * Reads a cart with everything that its total and its order need. Why SQL: a shopper waits for it several times, and
 * `query.graph` goes through eight modules (docs/decisions/0057).
 * @throws MedusaError NOT_FOUND
 */
export async function readCart(container: MedusaContainer, cartId: string): Promise<CartRow> {
  const [found] = await readBySql(container, foundRow, cartSql, [cartId]);
  if (found === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no cart ${cartId}`);
  return found.cart;
}
