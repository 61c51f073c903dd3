import { readSites } from "@spolverk/content";

/** Reads a variable that `npm test` sets for tests against the running shop. */
function read(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the browser tests through npm test`);
  return value;
}

/** The shop under test. */
export const shop = {
  /** Home page of the site without a subdomain. */
  url: read("SHOP_URL"),
  api: `${read("BFF_URL")}/api`,
  adminApi: `${read("MEDUSA_URL")}/admin`,
  /** The internal API, which otherwise only the BFF calls. */
  internalApi: `${read("MEDUSA_URL")}/internal`,
  internalToken: read("INTERNAL_TOKEN"),
  adminAuthUrl: `${read("MEDUSA_URL")}/auth/user/emailpass`,
  /** The Stripe emulator. */
  stripe: read("STRIPE_URL"),
  /** The phone of the Swish emulator. */
  swishPhone: read("SWISH_PHONE_URL"),
  adminUrl: read("ADMIN_URL"),
  /** Catches the mails that the shop sends. */
  mailbox: read("MAIL_URL"),
  /** The Auth0 emulator. */
  auth0: read("AUTH0_URL"),
  admin: { email: read("ADMIN_EMAIL"), password: read("ADMIN_PASSWORD") },
};

/** The URL of a site's page: siteUrl("se", "/cart"). */
export function siteUrl(code: string, path: string): string {
  const site = readSites().find((candidate) => candidate.code === code);
  if (!site) throw new Error(`No site ${code}`);
  return hostUrl(site.subdomain, path);
}

/** The URL of a page on a host: hostUrl("no", "/cart"). A language without a site of its own has a host too. */
export function hostUrl(subdomain: string, path: string): string {
  const url = new URL(path, read("SHOP_URL"));
  if (subdomain) url.hostname = `${subdomain}.localhost`;
  return url.href;
}
