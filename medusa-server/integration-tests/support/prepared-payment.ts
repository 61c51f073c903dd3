import type { PayLaterMethod } from "@spolverk/domain";

/** The data with which the browser pays by Swish. */
export type SwishPayment = { kind: "swish"; id: string; token: string | null };

/** The data that the browser gets for the widget when a payment is prepared. */
export type PayLaterPayment = {
  kind: "pay_later";
  clientToken: string;
  category: PayLaterMethod;
  inReview: boolean;
};
