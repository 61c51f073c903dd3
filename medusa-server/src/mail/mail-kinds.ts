/** What the shop writes mails about. */
export const mailKinds = [
  "order_confirmation",
  "order_shipped",
  "order_refunded",
  "order_cancelled",
  "invoice",
  "gift_card",
  "back_in_stock",
] as const;
export type MailKind = (typeof mailKinds)[number];
export type OrderMailKind = Exclude<MailKind, "back_in_stock">;
