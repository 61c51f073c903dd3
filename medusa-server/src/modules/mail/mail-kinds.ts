/** What the shop writes mails about. */
export const mailKinds = [
  "order_confirmation",
  "order_approved",
  "order_shipped",
  "order_refunded",
  "order_cancelled",
  "invoice",
  "gift_card",
  "stock_confirmation",
  "back_in_stock",
  "invitation",
] as const;
export type MailKind = (typeof mailKinds)[number];
/** About a product that the recipient waits for. */
export type StockMailKind = "stock_confirmation" | "back_in_stock";
export type OrderMailKind = Exclude<MailKind, StockMailKind | "invitation">;

/** Whether a mail is about a wish to be told, and not about an order. */
export function isStockMail(kind: MailKind): kind is StockMailKind {
  return kind === "stock_confirmation" || kind === "back_in_stock";
}

/** Whether a mail is about an order. */
export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return kind !== "invitation" && !isStockMail(kind);
}
