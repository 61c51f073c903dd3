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

/** Mails to the sender of an enquiry. */
const enquiryMailKinds = ["enquiry_received", "enquiry_reply"] as const;
export type EnquiryMailKind = (typeof enquiryMailKinds)[number];

/** Mails about a take-back, one for each state. */
const takeBackMailKinds = [
  "take_back_created",
  "take_back_sent",
  "take_back_received",
  "take_back_approved",
  "take_back_rejected",
  "take_back_expired",
] as const;
export type TakeBackMailKind = (typeof takeBackMailKinds)[number];

/** Mails about the newsletter: one asks the address to confirm, the other welcomes the subscriber. */
const newsletterMailKinds = ["newsletter_confirmation", "newsletter_welcome"] as const;
export type NewsletterMailKind = (typeof newsletterMailKinds)[number];

/** The receipt of a withdrawal from a contract. */
const withdrawalMailKinds = ["withdrawal_received"] as const;
export type WithdrawalMailKind = (typeof withdrawalMailKinds)[number];

/** All kinds of mails. */
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
  ...enquiryMailKinds,
  ...takeBackMailKinds,
  ...newsletterMailKinds,
  ...withdrawalMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];
/** Mails about a product that the recipient waits for. */
export type StockMailKind = "stock_confirmation" | "back_in_stock";
export type OrderMailKind = Exclude<
  MailKind,
  | StockMailKind
  | ClubMailKind
  | EnquiryMailKind
  | TakeBackMailKind
  | NewsletterMailKind
  | WithdrawalMailKind
  | "invitation"
>;

/** Whether a mail is about a stock notification, and not about an order. */
export function isStockMail(kind: MailKind): kind is StockMailKind {
  return kind === "stock_confirmation" || kind === "back_in_stock";
}

const isOneOf =
  <K extends MailKind>(kinds: readonly K[]) =>
  (kind: MailKind): kind is K =>
    kinds.some((each) => each === kind);

export const isClubMail = isOneOf(clubMailKinds);
export const isEnquiryMail = isOneOf(enquiryMailKinds);
export const isTakeBackMail = isOneOf(takeBackMailKinds);
export const isNewsletterMail = isOneOf(newsletterMailKinds);
export const isWithdrawalMail = isOneOf(withdrawalMailKinds);
