import path from "node:path";
import { host, toUrls } from "./to-urls.mjs";

/** @typedef {import("./environments.mjs").StackSettings} StackSettings */

/** Sender of the mails in the mailbox. */
export const localSender = "shop@spolverk.test";

/**
 * Tells whether SENDGRID_API_KEY names a SendGrid account, so that the emulator does not run. @param {StackSettings}
 * settings
 */
export const hasOwnMail = ({ baseEnv }) => Boolean(baseEnv["SENDGRID_API_KEY"]);

/** @param {StackSettings} settings */
export const localSendgrid = ({ ports, secrets }) => ({
  SENDGRID_API_KEY: secrets.internalToken,
  SENDGRID_URL: toUrls(ports).mailbox.replace("localhost", host),
  SENDGRID_NEWSLETTER_LIST: "newsletter",
});

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function mailEnvironment(settings) {
  return {
    ...settings.baseEnv,
    ...localSendgrid(settings),
    PORT: String(settings.ports.mail),
    MAIL_FILE: path.join(settings.dataDir, "mail", "mailbox.json"),
  };
}
