import type { ShopContext } from "../src/site/shop-context.ts";
import { toProviderUrl } from "../src/session/to-provider-url.ts";
import { toCardOrigins } from "./to-card-origins.ts";
import { toPayLaterOrigins } from "./to-pay-later-origins.ts";

/**
 * Other origins that a page may load from, for its content security policy.
 *
 * @param page.takesPayment scripts of payment services run in the page itself and can read what it stores, so only
 * pages that take payments allow them
 * @param page.isPayLaterPlayground see `toPayLaterOrigins`
 */
export function toExternalOrigins(
  { search, signIn, externalServices }: ShopContext,
  { takesPayment, isPayLaterPlayground }: { takesPayment: boolean; isPayLaterPlayground: boolean },
) {
  const { stripeJsUrl, payLaterJsUrl } = externalServices;
  const cards = toCardOrigins(takesPayment ? stripeJsUrl : null);
  const payLater = toPayLaterOrigins(takesPayment ? payLaterJsUrl : null, isPayLaterPlayground);
  return {
    images: [...listOrigins(externalServices.imagesUrl), ...payLater.images],
    scripts: [...cards.scripts, ...payLater.scripts],
    frames: [...listOrigins(externalServices.reviewsUrl), ...cards.frames, ...payLater.frames],
    calls: [
      ...listOrigins(search && search.url),
      ...listOrigins(signIn && toProviderUrl(signIn.domain)),
      ...listOrigins(signIn?.tokenSync?.url ?? null),
      ...cards.calls,
      ...payLater.calls,
    ],
  };
}

/**
 * The Cross-Origin-Opener-Policy of a page. The pay-later provider and the identity provider continue in a popup, which
 * has to be able to send its result to the page.
 */
export function toOpenerPolicy({ signIn, externalServices }: ShopContext): [string, string][] {
  return externalServices.payLaterJsUrl === null && signIn === null
    ? []
    : [["Cross-Origin-Opener-Policy", "same-origin-allow-popups"]];
}

const listOrigins = (url: string | null) => (url === null ? [] : [new URL(url).origin]);
