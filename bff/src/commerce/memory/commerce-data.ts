import type { CommerceSettings, CommerceShippingOption } from "../engine.ts";
import type { CommerceCategory, CommerceProduct } from "../product.ts";
import type { CommerceMessage } from "../store.ts";
import type { MemoryCoupon } from "./memory-coupons.ts";

/** What a shop held in memory starts with. */
export type CommerceData = {
  settings: CommerceSettings;
  categories: readonly CommerceCategory[];
  products: readonly CommerceProduct[];
  shippingOptions: readonly CommerceShippingOption[];
  coupons: readonly MemoryCoupon[];
  messages: readonly CommerceMessage[];
};
