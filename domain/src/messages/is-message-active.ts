import type { SiteMessageTerms } from "./site-message.ts";

/**
 * Is a message shown on a site today [2.53]? It is when it is switched on, meant for the site, and today is neither
 * before its first day nor after its last.
 *
 * @param at.site code of the site
 * @param at.today YYYY-MM-DD
 */
export function isMessageActive(
  { enabled, sites, startsOn, endsOn }: SiteMessageTerms,
  { site, today }: { site: string; today: string },
): boolean {
  const isHere = sites === null || sites.includes(site);
  const hasBegun = startsOn === null || startsOn <= today;
  const isOver = endsOn !== null && endsOn < today;
  return enabled && isHere && hasBegun && !isOver;
}
