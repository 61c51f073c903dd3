import type { PayLaterMethod } from "@spolverk/domain";

/** What the browser needs to pay by Swish. */
export type SwishPayment = { kind: "swish"; id: string; token: string | null };

/** What preparing returns to the browser for the widget. */
export type PayLaterPayment = {
  kind: "pay_later";
  clientToken: string;
  category: PayLaterMethod;
  inReview: boolean;
};
