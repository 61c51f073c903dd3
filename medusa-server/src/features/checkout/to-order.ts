import type { CreateOrderCreditLineDTO, CreateOrderDTO } from "@medusajs/framework/types";
import { OrderStatus } from "@medusajs/framework/utils";
import { withoutNulls } from "../../database/without-nulls.ts";
import type { CartRow } from "./sql/read-cart.ts";

type Charged = Pick<CartRow["items"][number], "tax_lines" | "adjustments">;

/** Builds the order of a cart, with its charges, goods and addresses exactly as in the cart. */
export function toOrder(cart: CartRow): CreateOrderDTO {
  const { items, shipping_methods, credit_lines, shipping_address, billing_address } = cart;
  const adjustments = [...items, ...shipping_methods].flatMap((charged) => charged.adjustments);
  return {
    ...withoutNulls({
      region_id: cart.region_id,
      customer_id: cart.customer_id,
      sales_channel_id: cart.sales_channel_id,
      email: cart.email,
      currency_code: cart.currency_code,
      locale: cart.locale,
      metadata: cart.metadata,
      shipping_address: shipping_address && withoutNulls(shipping_address),
      billing_address: billing_address && withoutNulls(billing_address),
    }),
    status: OrderStatus.PENDING,
    no_notification: false,
    items: items.map(({ id: _id, ...item }) => ({
      ...withoutNulls(item),
      metadata: item.metadata ?? {},
      ...toCharges(item),
    })),
    shipping_methods: shipping_methods.map(({ id: _id, ...method }) => ({
      ...withoutNulls(method),
      ...toCharges(method),
    })),
    // Medusa's type requires the order's id, which does not exist yet; Medusa itself fills it in.
    credit_lines: credit_lines.map((line) => withoutNulls(line)) as CreateOrderCreditLineDTO[],
    promo_codes: adjustments.flatMap(({ code }) => code ?? []),
  };
}

const toCharges = ({ tax_lines, adjustments }: Charged) => ({
  tax_lines: tax_lines.map((line) => withoutNulls(line)),
  adjustments: adjustments.map((adjustment) => withoutNulls(adjustment)),
});
