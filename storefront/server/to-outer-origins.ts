import type { ShopContext } from "../src/site/shop-context.ts";
import { toCardOrigins } from "./to-card-origins.ts";
import { toPayLaterOrigins } from "./to-pay-later-origins.ts";

/** Other origins that a shop's pages may load from, for their content security policy. */
export function toOuterOrigins({ search, outer }: ShopContext) {
  const cards = toCardOrigins(outer.stripeJsUrl);
  const payLater = toPayLaterOrigins(outer.payLaterJsUrl);
  return {
    images: [...listOrigins(outer.imagesUrl), ...payLater.images],
    scripts: [...cards.scripts, ...payLater.scripts],
    frames: [...listOrigins(outer.reviewsUrl), ...cards.frames, ...payLater.frames],
    calls: [...listOrigins(search && search.url), ...cards.calls, ...payLater.calls],
  };
}

/** The pay-later provider goes on in a window that it opens, and has to be able to answer the page. */
export function toOpenerPolicy({ outer }: ShopContext): [string, string][] {
  return outer.payLaterJsUrl === null ? [] : [["Cross-Origin-Opener-Policy", "same-origin-allow-popups"]];
}

const listOrigins = (url: string | null) => (url === null ? [] : [new URL(url).origin]);
