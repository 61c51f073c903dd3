import assert from "node:assert/strict";
import { readMailsTo, until } from "./mails.ts";
import { variable } from "./shop.ts";

const clientId = "spolverk-storefront";

async function ask(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${variable("AUTH0_URL")}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
  return response.json();
}

/** Signs in with the code mailed to an address. The first sign-in creates the user. Returns the access token. */
export async function signIn(email: string): Promise<string> {
  const login = { client_id: clientId, connection: "email", email, send: "code" };
  await ask("passwordless/start", { ...login, authParams: { ui_locales: "en" } });
  const code = await until(
    "code",
    async () => /\d{6}/.exec((await readMailsTo(email))[0]?.subject ?? "")?.[0],
  );
  const tokens = await ask("oauth/token", {
    grant_type: "http://auth0.com/oauth/grant-type/passwordless/otp",
    client_id: clientId,
    username: email,
    otp: code,
    realm: "email",
    audience: "https://api.spolverk.com",
    scope: "openid profile email offline_access",
  });
  return (tokens as { access_token: string }).access_token;
}
