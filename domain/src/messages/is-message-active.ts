import type { SiteMessageTerms } from "./site-message.ts";

/**
 * Tells whether a site shows a message today [2.53]: it is switched on, names the site or all sites, and today lies
 * within its first and last day.
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
