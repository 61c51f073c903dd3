/** The list of the newsletter's subscribers. */
export type Newsletter = {
  /** Adds an address; adding one that is there already changes nothing. @throws NewsletterError */
  subscribe: (email: string) => Promise<void>;
  /** Takes an address off; taking one that is not there changes nothing. @throws NewsletterError */
  unsubscribe: (email: string) => Promise<void>;
};

/** The list could not be written: its service refused, failed or did not answer. */
export class NewsletterError extends Error {
  override readonly name = "NewsletterError";
}
