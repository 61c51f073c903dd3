import { hasAgreedCookies } from "../browser/has-agreed-cookies.ts";

type OrderedItem = { item_id: string; quantity: number };

/** The shop's events and their values. The names are those of the tag manager's recommended events. */
export type AnalyticsEvents = {
  /** On each navigation [7.23]. */
  page_view: { page_location: string };
  /** Once, after hydration [7.23]. */
  user_engagement: { page_location: string };
  /** After a search in the header's box [7.22]. */
  search: { search_term: string };
  /** When a product's card is pressed [2.48]. */
  select_item: { items: readonly { item_id: string; item_name: string; item_variant: string }[] };
  /** After a variation was added to the cart. */
  add_to_cart: { items: readonly OrderedItem[] };
  /** After a checkout was started. */
  begin_checkout: { items: readonly OrderedItem[] };
  /**
   * After an order was placed: its number and the amount charged, VAT and shipping included, in major units of the
   * currency.
   */
  purchase: { transaction_id: string; value: number; currency: string; items: readonly OrderedItem[] };
};

declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: unknown[];
  }
}

/**
 * Adds an event to the tag manager's queue once the shopper has agreed to cookies [4.20]. Without consent the event is
 * dropped: a later agreement does not cover earlier events.
 */
export function trackEvent<Name extends keyof AnalyticsEvents>(
  event: Name,
  values: AnalyticsEvents[Name],
): void {
  if (!hasAgreedCookies()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...values });
}
