/** What the outbox knows an invitation to the club by: it has no row of its own, and the site has to be remembered. */
export const toReferralMailId = (site: string, id: string): string => `${site}:${id}`;

/** The site that an invitation was sent from. */
export const toReferralSite = (mailId: string): string => mailId.split(":", 1)[0] ?? "";
