import type {
  CommerceCategory,
  CommerceMessage,
  CommerceProduct,
  CommerceSettings,
  CommerceShippingOption,
} from "../port.ts";
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
