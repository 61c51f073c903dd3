import type { PayLaterMethod } from "./select-pay-later-methods.ts";

/** A payment that was prepared: what the browser needs for it. */
export type PreparedPayment =
  /** Settled outside the shop, or nothing is to be paid. */
  | { kind: "manual" }
  /** Of a shop to try things with, which has no provider. */
  | { kind: "test" }
  | { kind: "stripe"; publishableKey: string; clientSecret: string }
  /** `id` and `token` are null before placing. */
  | { kind: "swish"; id: string | null; token: string | null }
  | {
      kind: "pay_later";
      clientToken: string;
      category: PayLaterMethod;
      /** What the provider has of these for this purchase. */
      categories: readonly PayLaterMethod[];
      /** What the widget has to be given, word for word, for the provider to make the order of it. */
      order: { readonly [key: string]: unknown; purchase_country: string; purchase_currency: string };
      /** The provider is checking what the shopper authorized: the shop can only wait. */
      inReview: boolean;
    };
