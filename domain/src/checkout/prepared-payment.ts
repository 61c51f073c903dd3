import type { PayLaterMethod } from "./select-pay-later-methods.ts";

/** The data of a prepared payment that the browser needs to pay. */
export type PreparedPayment =
  /** The order is paid outside the shop, such as by invoice, or nothing is left to pay. */
  | { kind: "manual" }
  /** A trial shop without a payment provider. */
  | { kind: "test" }
  | { kind: "stripe"; publishableKey: string; clientSecret: string }
  /** `id` and `token` are null before the order is placed. */
  | { kind: "swish"; id: string | null; token: string | null }
  | {
      kind: "pay_later";
      clientToken: string;
      category: PayLaterMethod;
      /** The methods that the provider offers for this purchase. */
      categories: readonly PayLaterMethod[];
      /** Passed to the provider's widget unchanged; the provider creates its order from it. */
      order: { readonly [key: string]: unknown; purchase_country: string; purchase_currency: string };
      /** The provider is reviewing the payment that the shopper authorized; the shop can only wait. */
      inReview: boolean;
    };
