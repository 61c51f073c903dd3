import type { ShopContext } from "../src/site/shop-context.ts";
import { toCardOrigins } from "./to-card-origins.ts";
import { toPayLaterOrigins } from "./to-pay-later-origins.ts";

/** Other origins that a shop's pages may load from, for their content security policy. */
export function toExternalOrigins({ search, externalServices }: ShopContext) {
  const cards = toCardOrigins(externalServices.stripeJsUrl);
  const payLater = toPayLaterOrigins(externalServices.payLaterJsUrl);
  return {
    images: [...listOrigins(externalServices.imagesUrl), ...payLater.images],
    scripts: [...cards.scripts, ...payLater.scripts],
    frames: [...listOrigins(externalServices.reviewsUrl), ...cards.frames, ...payLater.frames],
    calls: [...listOrigins(search && search.url), ...cards.calls, ...payLater.calls],
  };
}

/** The pay-later provider goes on in a window that it opens, and has to be able to answer the page. */
export function toOpenerPolicy({ externalServices }: ShopContext): [string, string][] {
  return externalServices.payLaterJsUrl === null
    ? []
    : [["Cross-Origin-Opener-Policy", "same-origin-allow-popups"]];
}

const listOrigins = (url: string | null) => (url === null ? [] : [new URL(url).origin]);
