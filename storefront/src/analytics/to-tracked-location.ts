import { hideIds } from "../site/hide-ids.ts";

/**
 * The address of a page as analytics may know it. The id of a checkout opens it to everyone who has it: it is left out, and
 * with it the query, in which a payment service may hand its own secrets back. An account's pages go without theirs too: a
 * code to sign in with may stand in it; and the form to withdraw without the order that its link names. What is behind the
 * "#" is left out everywhere: mails put their tokens there.
 */
export function toTrackedLocation(href: string): string {
  const { origin, pathname, search } = new URL(href);
  const path = hideIds(pathname);
  const isPublic = path === pathname && !/^\/(?:account|withdrawal)(?:\/|$)/i.test(path);
  return `${origin}${path}${isPublic ? search : ""}`;
}
