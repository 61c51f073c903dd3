type CardOrigins = { scripts: string[]; frames: string[]; calls: string[] };

const stripe: CardOrigins = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/**
 * What a page has to be allowed for the card form: of Stripe's own what Stripe asks for, of an emulator
 * its one origin, and nothing where no cards are taken.
 */
export function toCardOrigins(stripeJsUrl: string | null): CardOrigins {
  if (stripeJsUrl === null) return { scripts: [], frames: [], calls: [] };
  const { origin } = new URL(stripeJsUrl);
  return stripe.scripts.includes(origin) ? stripe : { scripts: [origin], frames: [], calls: [origin] };
}
