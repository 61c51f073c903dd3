import path from "node:path";
import { hasOwnMail, localSender, localSendgrid } from "./mail-environment.mjs";
import { siteHosts, toUrls } from "./to-urls.mjs";

/** @typedef {import("./environments.mjs").StackSettings} StackSettings */

/** Client id of the shop at the Auth0 emulator. */
export const auth0ClientId = "spolverk-storefront";
const auth0Audience = "https://api.spolverk.com";

/**
 * Tells whether AUTH0_DOMAIN names an Auth0 tenant, so that the emulator does not run. @param {StackSettings}
 * settings
 */
export const hasOwnAuth0 = ({ baseEnv }) => Boolean(baseEnv["AUTH0_DOMAIN"]);

/** The token settings of the API. Tokens name exactly this issuer. @param {StackSettings} settings */
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
