import { hideIds } from "../site/hide-ids.ts";

/**
 * The address of a page as analytics may know it. The id of a checkout opens it to everyone who has it: it is left out, and
 * with it the query, in which a payment service may hand its own secrets back.
 */
export function toTrackedLocation(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = hideIds(pathname);
  return path === pathname ? href : `${origin}${path}`;
}
