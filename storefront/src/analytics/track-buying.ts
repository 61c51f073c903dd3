import { agreeByUse } from "../browser/use-agreed-cookies.ts";
import { type AnalyticsEvents, trackEvent } from "./track-event.ts";

/**
 * Tracks an event of the cart, a checkout or a purchase. On a site with implied consent, the event first counts as
 * agreement to cookies [4.21].
 */
export function trackBuying<Name extends "add_to_cart" | "begin_checkout" | "purchase">(
  legal: Parameters<typeof agreeByUse>[0],
  event: Name,
  values: AnalyticsEvents[Name],
): void {
  agreeByUse(legal);
  trackEvent(event, values);
}
