import type { CommerceSettings, CommerceShippingOption } from "../engine.ts";
import type { CommerceCategory, CommerceProduct } from "../product.ts";
import type { CommerceMessage } from "../store.ts";
import type { MemoryCoupon } from "./memory-coupons.ts";

/** The initial data of a shop in memory. */
export type CommerceData = {
  settings: CommerceSettings;
  categories: readonly CommerceCategory[];
  products: readonly CommerceProduct[];
  shippingOptions: readonly CommerceShippingOption[];
  coupons: readonly MemoryCoupon[];
  messages: readonly CommerceMessage[];
};
