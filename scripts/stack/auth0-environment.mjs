import path from "node:path";
import { hasOwnMail, localSender, localSendgrid } from "./mail-environment.mjs";
import { siteHosts, toUrls } from "./to-urls.mjs";

/** @typedef {import("./environments.mjs").StackSettings} StackSettings */

/** The shop at the emulator of Auth0. */
export const auth0ClientId = "spolverk-storefront";
const auth0Audience = "https://api.spolverk.com";

/** Is there a tenant of the owner's own behind AUTH0_DOMAIN? Then ours does not run. @param {StackSettings} settings */
export const hasOwnAuth0 = ({ baseEnv }) => Boolean(baseEnv["AUTH0_DOMAIN"]);

/** What the API is told. Its tokens name this very address. @param {StackSettings} settings */
export const localTokens = ({ ports }) => ({
  AUTH0_DOMAIN: toUrls(ports).auth0,
  AUTH0_AUDIENCE: auth0Audience,
});

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function auth0Environment(settings) {
  const { baseEnv } = settings;
  return {
    ...baseEnv,
    PORT: String(settings.ports.auth0),
    AUTH0_FILE: path.join(settings.dataDir, "auth0", "state.json"),
    AUTH0_CLIENT_ID: auth0ClientId,
    AUTH0_AUDIENCE: auth0Audience,
    SITE_HOSTS: siteHosts(settings),
    MAIL_FROM: baseEnv["MAIL_FROM"] || localSender,
    ...(hasOwnMail(settings)
      ? { SENDGRID_URL: baseEnv["SENDGRID_URL"] || "https://api.sendgrid.com" }
      : localSendgrid(settings)),
  };
}
