import { createPublicKey, verify } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  audience,
  callback,
  clientId,
  origins,
  readClaims,
  startTestProvider,
} from "./start-test-provider.mjs";

let folder = "";
/** @type {Awaited<ReturnType<typeof startTestProvider>>} */
let provider;
const file = () => path.join(folder, "auth0", "state.json");

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "auth0-"));
  provider = await startTestProvider({ file: file() });
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.stop();
  fs.rmSync(folder, { recursive: true });
});

const wait = (/** @type {number} */ seconds) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
/** @returns {Promise<Record<string, string>>} */
const getTokens = async () => (await provider.redeem(await provider.signIn("kund@spolverk.test"))).body;
/** @param {string} [token] @returns {Promise<boolean>} */
async function isSignedByProvider(token = "") {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const { alg, kid } = JSON.parse(Buffer.from(header, "base64url").toString());
  const { keys } = /** @type {any} */ (await (await fetch(`${provider.url}/.well-known/jwks.json`)).json());
  const jwk = keys.find((/** @type {any} */ key) => key.kid === kid);
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const data = Buffer.from(`${header}.${payload}`);
  return alg === "RS256" && verify("sha256", data, key, Buffer.from(signature, "base64url"));
}

it("a sign-in by password ends at the shop with a code, which becomes tokens that the API accepts [1.9]", async () => {
  const page = await provider.signIn("kund@spolverk.test");
  expect(new URL(page.url).origin + new URL(page.url).pathname).toBe(callback);
  expect(new URL(page.url).searchParams.get("state")).toBe("state");
  const { status, body } = await provider.redeem(page);
  expect(status).toBe(200);
  expect(await isSignedByProvider(body.access_token)).toBe(true);
  expect(readClaims(body.access_token)).toMatchObject({
    iss: `${provider.url}/`,
    aud: audience,
    sub: expect.stringMatching(/^auth0\|/),
    exp: expect.any(Number),
    "https://spolverk.com/email": "kund@spolverk.test",
    "https://spolverk.com/email_verified": true,
  });
  expect(await isSignedByProvider(body.id_token)).toBe(true);
  expect(readClaims(body.id_token)).toMatchObject({
    iss: `${provider.url}/`,
    aud: clientId,
    nonce: "nonce",
    email: "kund@spolverk.test",
    email_verified: true,
    name: "kund@spolverk.test",
  });
});

it("the tokens of a user with an unverified address say that the address is unverified [8.40]", async () => {
  const { body } = await provider.redeem(await provider.signIn("unverified@spolverk.test"));
  expect(readClaims(body.access_token)["https://spolverk.com/email_verified"]).toBe(false);
});

it("the discovery document has the issuer and the endpoints of Auth0, with the trailing slash", async () => {
  const answer = await fetch(`${provider.url}/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({
    issuer: `${provider.url}/`,
    authorization_endpoint: `${provider.url}/authorize`,
    token_endpoint: `${provider.url}/oauth/token`,
    jwks_uri: `${provider.url}/.well-known/jwks.json`,
    userinfo_endpoint: `${provider.url}/userinfo`,
    revocation_endpoint: `${provider.url}/oauth/revoke`,
  });
});

it.each([
  ["https://evil.example/account/callback"],
  ["http://evil.localhost:3000/account/callback"],
  ["http://se.localhost:3000/account/callback/../../evil"],
  ["http://se.localhost:3000@evil.example/account/callback"],
])("the provider refuses the foreign redirect_uri %s", async (redirectUri) => {
  const page = await provider.createBrowser().visit(provider.toAuthorizeUrl({ redirect_uri: redirectUri }));
  expect(page).toMatchObject({ status: 400, body: expect.stringContaining("invalid_redirect_uri") });
});

it("a code without its verifier, and an authorization without a challenge, are refused", async () => {
  const page = await provider.signIn("kund@spolverk.test");
  const params = { grant_type: "authorization_code", redirect_uri: callback };
  const code = new URL(page.url).searchParams.get("code") ?? "";
  const stolen = await provider.exchange({ ...params, code, code_verifier: "x".repeat(43) });
  expect(stolen).toMatchObject({ status: 403, body: { error: "invalid_grant" } });
  const plain = await provider.createBrowser().visit(provider.toAuthorizeUrl({ code_challenge: "" }));
  expect(new URL(plain.url).searchParams.get("error")).toBe("invalid_request");
});

it("an authorization for an unknown audience is refused", async () => {
  const url = provider.toAuthorizeUrl({ audience: "https://other.example" });
  const page = await provider.createBrowser().visit(url);
  expect(new URL(page.url).searchParams.get("error")).toBe("invalid_target");
});

it("a refresh token is exchanged for a new token, and using the old token again ends the sign-in", async () => {
  const { refresh_token: first = "" } = await getTokens();
  const second = await provider.refresh(first);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(first);
  expect(readClaims(second.body.access_token)["https://spolverk.com/email"]).toBe("kund@spolverk.test");
  wait(11);
  const refused = { error: "invalid_grant", error_description: "Unknown or invalid refresh token." };
  expect(await provider.refresh(first)).toEqual({ status: 403, body: refused });
  expect(await provider.refresh(second.body.refresh_token)).toEqual({ status: 403, body: refused });
});

it("a used refresh token is accepted again for some seconds, for a page that closed before it got the new token", async () => {
  const { refresh_token: first = "" } = await getTokens();
  await provider.refresh(first);
  wait(5);
  const again = await provider.refresh(first);
  expect(again.status).toBe(200);
  expect((await provider.refresh(again.body.refresh_token)).status).toBe(200);
});

it("an unused sign-in ends after the lifetime of its refresh token", async () => {
  const { refresh_token: token = "" } = await getTokens();
  wait(30 * 86_400 + 1);
  expect((await provider.refresh(token)).status).toBe(403);
});

it("a revoked refresh token is refused", async () => {
  const { refresh_token: token = "" } = await getTokens();
  expect((await provider.post("/oauth/revoke", { client_id: clientId, token })).status).toBe(200);
  expect((await provider.refresh(token)).status).toBe(403);
});

it("the token endpoint also accepts JSON", async () => {
  const { refresh_token: token } = await getTokens();
  const body = { grant_type: "refresh_token", client_id: clientId, refresh_token: token };
  expect((await provider.post("/oauth/token", body)).status).toBe(200);
});

it("only pages of the shop may call the token endpoint from a browser", async () => {
  const ask = (/** @type {string} */ origin) =>
    provider.post("/oauth/token", { client_id: clientId }, { origin });
  expect((await ask(origins[1] ?? "")).headers.get("access-control-allow-origin")).toBe(origins[1]);
  expect((await ask("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
});

it("a silent sign-in succeeds within a session of the provider, and otherwise returns login_required", async () => {
  const browser = provider.createBrowser();
  const silent = provider.toAuthorizeUrl({ prompt: "none" });
  const before = await browser.visit(silent);
  expect(new URL(before.url).searchParams.get("error")).toBe("login_required");
  await provider.signIn("kund@spolverk.test", "Spolverk-1", browser);
  expect((await provider.redeem(await browser.visit(silent))).status).toBe(200);
});

it("signing out ends the provider's session and redirects to the shop only", async () => {
  const browser = provider.createBrowser();
  await provider.signIn("kund@spolverk.test", "Spolverk-1", browser);
  const logout = (/** @type {string} */ returnTo) =>
    browser.visit(`${provider.url}/v2/logout?client_id=${clientId}&returnTo=${encodeURIComponent(returnTo)}`);
  expect((await logout("https://evil.example/")).status).toBe(400);
  expect((await logout(`${origins[1]}/`)).url).toBe(`${origins[1]}/`);
  const silent = await browser.visit(provider.toAuthorizeUrl({ prompt: "none" }));
  expect(new URL(silent.url).searchParams.get("error")).toBe("login_required");
});

it("a popup and a silent iframe get their answer by a message to the shop's origin only", async () => {
  const url = provider.toAuthorizeUrl({ prompt: "none", response_mode: "web_message" });
  const page = await provider.createBrowser().visit(url);
  expect(page.body).toContain('"error":"login_required"');
  expect(page.body).toContain(`"redirect_uri":"${callback}"`);
});

it("a blocked user is redirected with the reason, and blocking a user invalidates the refresh tokens issued before", async () => {
  const page = await provider.signIn("blocked@spolverk.test");
  const { searchParams } = new URL(page.url);
  expect(searchParams.get("error")).toBe("unauthorized");
  expect(searchParams.get("error_description")).toBe("user is blocked");
  const { refresh_token: token = "" } = await getTokens();
  await provider.control({ users: [{ email: "kund@spolverk.test", blocked: true }] });
  expect(await provider.refresh(token)).toMatchObject({
    status: 401,
    body: { error: "unauthorized", error_description: "user is blocked" },
  });
});

it("users stay signed in across a restart of the provider", async () => {
  const browser = provider.createBrowser();
  const page = await provider.signIn("kund@spolverk.test", "Spolverk-1", browser);
  const { body } = await provider.redeem(page);
  await provider.stop();
  provider = await startTestProvider({ file: file(), port: provider.port });
  expect((await provider.refresh(body.refresh_token)).status).toBe(200);
  expect(await isSignedByProvider(body.access_token)).toBe(true);
  const silent = await browser.visit(provider.toAuthorizeUrl({ prompt: "none" }));
  expect(new URL(silent.url).searchParams.get("code")).toBeTruthy();
});

it("POST /_control sets the lifetime of tokens and simulates a provider that is down", async () => {
  await provider.control({ accessTokenSeconds: 2 });
  expect((await getTokens())["expires_in"]).toBe(2);
  expect((await provider.control({ accessTokenMinutes: 2 })).status).toBe(400);
  await provider.control({ isDown: true });
  expect((await fetch(`${provider.url}/.well-known/jwks.json`)).status).toBe(503);
  await provider.control({});
  expect((await getTokens())["expires_in"]).toBe(900);
});

it("the provider shows its users without their passwords", async () => {
  const answer = await (await fetch(`${provider.url}/_control`)).text();
  expect(answer).toContain("kund@spolverk.test");
  expect(answer).not.toContain("passwordHash");
});
