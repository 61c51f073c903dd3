import { takeBackTerms } from "./take-back-terms.ts";

const dayMs = 86_400_000;

/**
 * Tells whether the link in the mails about a request still opens it. The link expires, so that an old mail reveals
 * nothing; by then the parcel was sent or the request has expired [4.37]. The account lists the request as long as it
 * is kept.
 */
export function isTakeBackLinkOpen(createdAt: Date, now: Date): boolean {
  return now.getTime() < createdAt.getTime() + takeBackTerms.linkDays * dayMs;
}
