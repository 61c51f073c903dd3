/** About the loyalty club. */
const clubMailKinds = [
  "club_welcome",
  "points_earned",
  "tier_reached",
  "points_expiring",
  "friend_purchased",
  "club_invitation",
] as const;
export type ClubMailKind = (typeof clubMailKinds)[number];

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
  ...clubMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];
/** About a product that the recipient waits for. */
export type StockMailKind = "stock_confirmation" | "back_in_stock";
export type OrderMailKind = Exclude<MailKind, StockMailKind | ClubMailKind | "invitation">;

/** Whether a mail is about a wish to be told, and not about an order. */
export function isStockMail(kind: MailKind): kind is StockMailKind {
  return kind === "stock_confirmation" || kind === "back_in_stock";
}

/** Whether a mail is about the club. */
export function isClubMail(kind: MailKind): kind is ClubMailKind {
  return clubMailKinds.some((each) => each === kind);
}

/** Whether a mail is about an order. */
export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return kind !== "invitation" && !isStockMail(kind) && !isClubMail(kind);
}
