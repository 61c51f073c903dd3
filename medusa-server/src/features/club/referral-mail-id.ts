/** Subject id of a club invitation in the outbox. The invitation has no row of its own, so the id stores the site. */
export const toReferralMailId = (site: string, id: string): string => `${site}:${id}`;

/** Reads the site that an invitation was sent from. */
export const toReferralSite = (mailId: string): string => mailId.split(":", 1)[0] ?? "";
