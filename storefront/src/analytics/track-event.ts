import { hasAgreedCookies } from "../browser/has-agreed-cookies.ts";

type OrderedItem = { item_id: string; quantity: number };

/** What the shop tells of, with what it says of each; the names are those of the tag manager's recommended events. */
export type AnalyticsEvents = {
  /** On each navigation [7.23]. */
  page_view: { page_location: string };
  /** Once, after the page has come to life [7.23]. */
  user_engagement: { page_location: string };
  /** After a search in the header's box [7.22]. */
  search: { search_term: string };
  /** When a product's card is pressed [2.48]. */
  select_item: { items: readonly { item_id: string; item_name: string; item_variant: string }[] };
  /** When a variation has gone into the cart. */
  add_to_cart: { items: readonly OrderedItem[] };
  /** When a checkout has been started. */
  begin_checkout: { items: readonly OrderedItem[] };
  /** When an order is placed; its number, and what was charged, VAT and shipping included, in whole units of the currency. */
  purchase: { transaction_id: string; value: number; currency: string; items: readonly OrderedItem[] };
};

declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: unknown[];
  }
}

/**
 * Hands an event to the tag manager's queue when the shopper has agreed to cookies [4.20]. Any other event is dropped
 * and not queued: a later agreement does not cover earlier events.
 */
export function trackEvent<Name extends keyof AnalyticsEvents>(
  event: Name,
  values: AnalyticsEvents[Name],
): void {
  if (!hasAgreedCookies()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...values });
}
