import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readJson } from "../read-json.mjs";

const clientId = "spolverk-storefront";
const mailbox = z.object({ mails: z.array(z.object({ subject: z.string() })) });
const tokens = z.object({ access_token: z.string() });
const account = z.object({ accountId: z.string() });

const post = (/** @type {object} */ body, headers = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** @param {import("../../stack/start-stack.mjs").Stack} stack @param {string} email */
async function readCode({ urls }, email) {
  for (let tries = 0; tries < 300; tries++) {
    const { mails } = await readJson(`${urls.mailbox}/mails?to=${encodeURIComponent(email)}`, mailbox);
    const code = /\d{6}/.exec(mails[0]?.subject ?? "")?.[0];
    if (code !== undefined) return code;
    await wait(100);
  }
  throw new Error(`No code came to ${email}`);
}

/**
 * Creates a user who signs in by a mailed code, with an account that is a member of the club.
 *
 * @typedef {{ email: string, accountId: string, headers: { authorization: string } }} Member
 * @param {import("../../stack/start-stack.mjs").Stack} stack
 * @param {string} email
 * @returns {Promise<Member>}
 */
export async function createMember(stack, email) {
  const { urls } = stack;
  const login = { client_id: clientId, connection: "email", email, send: "code" };
  await readJson(
    `${urls.auth0}/passwordless/start`,
    z.unknown(),
    post({ ...login, authParams: { ui_locales: "en" } }),
  );
  const { access_token } = await readJson(
    `${urls.auth0}/oauth/token`,
    tokens,
    post({
      grant_type: "http://auth0.com/oauth/grant-type/passwordless/otp",
      client_id: clientId,
      username: email,
      otp: await readCode(stack, email),
      realm: "email",
      audience: "https://api.spolverk.com",
      scope: "openid profile email offline_access",
    }),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  const { accountId } = await readJson(`${urls.api}/account/create`, account, post({}, headers));
  const join = { currency: "SEK", site: "se", acceptTerms: true };
  await readJson(`${urls.api}/account/${accountId}/join?language=sv`, z.unknown(), post(join, headers));
  return { email, accountId, headers };
}
