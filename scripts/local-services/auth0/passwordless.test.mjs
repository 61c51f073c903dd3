import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  audience,
  callback,
  clientId,
  origins,
  readClaims,
  startTestProvider,
} from "./start-test-provider.mjs";

/** @type {Awaited<ReturnType<typeof startTestProvider>>} */
let provider;

beforeEach(async () => {
  provider = await startTestProvider();
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.stop();
});

const email = "ny@spolverk.test";
const authParams = { redirect_uri: callback, ui_locales: "sv" };
/** Reads the code of the newest mail and Auth0's own link for the code. */
const readMail = () => {
  const mail = provider.mails.at(-1);
  if (mail?.kind !== "code") return { link: "", code: "" };
  return { to: mail.to, language: mail.language, link: mail.link ?? "", code: mail.code };
};
const wrong = { error: "invalid_grant", error_description: "Wrong email or verification code." };

it("a mailed link signs in without a password, in any browser that opens it", async () => {
  const answer = await provider.start(email, { authParams });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ _id: expect.any(String), email, email_verified: false });
  const { code } = readMail();
  const { status, body } = await provider.useCode(email, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: "Bearer", expires_in: 900 });
  expect(readClaims(body.access_token)).toMatchObject({
    iss: `${provider.url}/`,
    aud: audience,
    sub: expect.stringMatching(/^email\|/),
    "https://spolverk.com/email": email,
    "https://spolverk.com/email_verified": true,
  });
  expect(readClaims(body.id_token)).toMatchObject({ aud: clientId, email, email_verified: true });
  expect((await provider.refresh(body.refresh_token)).status).toBe(200);
});

it("the mail with the sign-in code is in the shopper's language", async () => {
  await provider.start(email, { authParams });
  expect(readMail()).toMatchObject({ to: email, language: "sv" });
});

it("puts any redirect_uri into the link that the mail's template gets", async () => {
  for (const redirect_uri of [
    callback,
    "https://evil.example/account/callback",
    "https://se.localhost@evil.example/",
  ]) {
    await provider.start(email, { authParams: { redirect_uri } });
    const { link, code } = readMail();
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe(`${provider.url}/passwordless/verify_redirect`);
    expect(searchParams.get("redirect_uri")).toBe(redirect_uri);
    expect(searchParams.get("verification_code")).toBe(code);
  }
});

it("gives the template no link when the caller requests only a code", async () => {
  await provider.start(email, { send: "code", authParams });
  expect(readMail()).toMatchObject({ link: "", code: expect.stringMatching(/^\d{6}$/) });
});

it("a code requested for an address in capitals signs in the same address in lower case", async () => {
  await provider.start("Kund@Spolverk.test");
  const { body } = await provider.useCode("KUND@spolverk.test", readMail().code);
  expect(readClaims(body.access_token)).toMatchObject({ sub: expect.stringMatching(/^auth0\|/) });
});

it("a sign-in code is valid once", async () => {
  await provider.start(email);
  const { code } = readMail();
  expect((await provider.useCode(email, code)).status).toBe(200);
  expect(await provider.useCode(email, code)).toEqual({ status: 403, body: wrong });
});

it("a sign-in code expires after a quarter of an hour [8.21]", async () => {
  await provider.start(email);
  const { code } = readMail();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 901_000 });
  expect(await provider.useCode(email, code)).toEqual({
    status: 403,
    body: {
      error: "invalid_grant",
      error_description: "The verification code has expired. Please try to login again.",
    },
  });
});

it("a newer sign-in code replaces the older code [8.21]", async () => {
  await provider.start(email);
  const older = readMail().code;
  await provider.start(email);
  const { code } = readMail();
  // In one of a million runs both codes are equal.
  const replaced = older === code ? "none" : older;
  expect(await provider.useCode(email, replaced)).toEqual({ status: 403, body: wrong });
  expect((await provider.useCode(email, code)).status).toBe(200);
});

it("a code is refused for another address, and for an address that requested no code", async () => {
  await provider.start(email);
  const { code } = readMail();
  expect(await provider.useCode("kund@spolverk.test", code)).toEqual({ status: 403, body: wrong });
});

it("after three wrong codes even the right code is refused, until the user requests a new code [8.23]", async () => {
  await provider.start(email);
  const { code } = readMail();
  const other = code === "000000" ? "111111" : "000000";
  expect(await provider.useCode(email, other)).toEqual({ status: 403, body: wrong });
  expect((await provider.useCode(email, other)).status).toBe(403);
  const refused = { status: 429, body: { error: "too_many_attempts" } };
  expect(await provider.useCode(email, other)).toMatchObject(refused);
  expect(await provider.useCode(email, code)).toMatchObject(refused);
  await provider.start(email);
  expect((await provider.useCode(email, readMail().code)).status).toBe(200);
});

it("an address gets at most ten codes within a quarter of an hour [8.23]", async () => {
  for (let each = 0; each < 10; each += 1) expect((await provider.start(email)).status).toBe(200);
  const answer = await provider.start(email);
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ error: "too_many_requests" });
  expect((await provider.start("kund@spolverk.test")).status).toBe(200);
});

it("a blocked user gets no tokens for a code [8.18]", async () => {
  await provider.start("blocked@spolverk.test");
  expect(await provider.useCode("blocked@spolverk.test", readMail().code)).toEqual({
    status: 401,
    body: { error: "unauthorized", error_description: "user is blocked" },
  });
});

it("a code verifies an address and removes a password that was chosen before the verification", async () => {
  await provider.start("unverified@spolverk.test");
  const { body } = await provider.useCode("unverified@spolverk.test", readMail().code);
  expect(readClaims(body.access_token)["https://spolverk.com/email_verified"]).toBe(true);
  const page = await provider.signIn("unverified@spolverk.test");
  expect(page.body).toContain("Wrong password!");
});

it.each([
  [{ email: "nobody" }, "bad.email"],
  [{ connection: "sms" }, "bad.connection"],
  [{ client_id: "other" }, "invalid_client"],
  [{ send: "pigeon" }, "bad.request"],
])("a request for a sign-in code with %j is refused", async (changes, error) => {
  const answer = await provider.start(email, changes);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error });
  expect(provider.mails).toHaveLength(0);
});

it.each([{ realm: "sms" }, { otp: "" }])("an exchange of a code with %j is refused", async (changes) => {
  await provider.start(email);
  const params = { username: email, otp: readMail().code, realm: "email", audience, ...changes };
  const grant_type = "http://auth0.com/oauth/grant-type/passwordless/otp";
  expect(await provider.exchange({ grant_type, ...params })).toMatchObject({
    status: 400,
    body: { error: "invalid_request" },
  });
});

it("only pages of the shop may request a code from a browser", async () => {
  const preflight = (/** @type {string} */ origin) =>
    fetch(`${provider.url}/passwordless/start`, { method: "OPTIONS", headers: { origin } });
  const allowed = await preflight(origins[1] ?? "");
  expect(allowed.headers.get("access-control-allow-origin")).toBe(origins[1]);
  expect(allowed.headers.get("access-control-allow-headers")).toContain("Content-Type");
  expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
});
