type CardOrigins = { scripts: string[]; frames: string[]; calls: string[] };

const stripe: CardOrigins = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/**
 * Origins that the card form needs: Stripe's documented ones, an emulator's own, or none when cards are not accepted.
 */
export function toCardOrigins(stripeJsUrl: string | null): CardOrigins {
  if (stripeJsUrl === null) return { scripts: [], frames: [], calls: [] };
  const { origin } = new URL(stripeJsUrl);
  return stripe.scripts.includes(origin) ? stripe : { scripts: [origin], frames: [], calls: [origin] };
}
