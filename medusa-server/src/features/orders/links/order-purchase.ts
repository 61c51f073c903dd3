import { defineLink } from "@medusajs/framework/utils";
import OrderModule from "@medusajs/medusa/order";
import CheckoutModule from "../modules/checkout/index.ts";

/** Lets graph queries of an order read its purchase, by the order id that the purchase names. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...CheckoutModule.linkable.purchase.id, primaryKey: "order_id" },
  { readOnly: true },
);
