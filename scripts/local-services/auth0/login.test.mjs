import { createIdentityTranslate, languages } from "@spolverk/content";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { origins, readClaims, startTestProvider } from "./start-test-provider.mjs";

/** @type {Awaited<ReturnType<typeof startTestProvider>>} */
let provider;
/** @type {ReturnType<typeof provider.createBrowser>} */
let browser;

beforeEach(async () => {
  provider = await startTestProvider();
  browser = provider.createBrowser();
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.stop();
});

const email = "ny@spolverk.test";
const password = "Losenord-2";
/** @param {Record<string, string>} [params] */
const open = (params) => browser.visit(provider.toAuthorizeUrl(params));
/** @param {string} hint @param {Record<string, string>} form */
const sendAt = async (hint, form) => provider.submit(browser, await open({ screen_hint: hint }), form);
const signUp = (form = {}) => sendAt("signup", { email, password, ...form });
const newestLink = () => {
  const mail = provider.mails.at(-1);
  return mail?.kind === "reset" ? mail.link : "";
};
const newestCode = () => {
  const mail = provider.mails.at(-1);
  return mail?.kind === "verify" ? mail.code : "";
};
const isVerified = "https://spolverk.com/email_verified";
const decode = (/** @type {string} */ html) =>
  html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

it.each(languages)("the provider's pages are in %s", async (language) => {
  const t = createIdentityTranslate(language);
  const page = await open({ ui_locales: `${language} en` });
  expect(page.body).toContain(`<html lang="${language}">`);
  expect(decode(page.body)).toContain(t("login.forgot"));
});

it("the login page fills in the address that the shop passed on", async () => {
  expect((await open({ login_hint: 'a"b@spolverk.test' })).body).toContain('value="a&#34;b@spolverk.test"');
});

it.each(
  /** @type {const} */ ([
    ["nobody@spolverk.test", "Spolverk-1", "errors.userNotFound", "email"],
    ["kund@spolverk.test", "wrong", "errors.wrongPassword", "password"],
    ["kund", "Spolverk-1", "errors.emailInvalid", "email"],
    ["kund@spolverk.test", "", "errors.passwordMissing", "password"],
  ]),
)(
  "a login of %s with %j is refused with its reason at the field [8.19] [8.20]",
  async (user, secret, key, field) => {
    const page = await provider.signIn(user, secret, browser);
    expect(page.status).toBe(400);
    const text = createIdentityTranslate("en")(key);
    expect(decode(page.body)).toContain(`id="${field}-error" role="alert">${text}`);
    expect(page.body).toMatch(
      new RegExp(`id="${field}"[^>]*aria-describedby="${field}-error"[^>]*aria-invalid="true"`),
    );
  },
);

it("after ten wrong passwords a login refuses even the right password for a quarter of an hour [8.23]", async () => {
  for (let each = 0; each < 10; each += 1) await provider.signIn("kund@spolverk.test", "wrong", browser);
  const refused = await provider.signIn("kund@spolverk.test", "Spolverk-1", browser);
  expect(refused.body).toContain("Too many requests, try again later");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 901_000 });
  expect((await provider.signIn("kund@spolverk.test")).url).toContain("code=");
});

it("signing up verifies the address by the mailed code, typed in the browser of the sign-up [8.40]", async () => {
  const page = await signUp();
  expect(page.body).toContain(createIdentityTranslate("en")("verify.title"));
  expect(provider.mails.at(-1)).toMatchObject({ to: email, kind: "verify" });
  const { body } = await provider.redeem(await provider.submit(browser, page, { email, code: newestCode() }));
  expect(readClaims(body.access_token)[isVerified]).toBe(true);
});

it("a wrong code verifies no address, and after three wrong codes even the right code verifies none", async () => {
  const page = await signUp();
  const code = newestCode();
  const wrong = code === "000000" ? "111111" : "000000";
  for (let each = 0; each < 3; each += 1) {
    const refused = await provider.submit(browser, page, { email, code: wrong });
    expect(decode(refused.body)).toContain(createIdentityTranslate("en")("errors.codeWrong"));
  }
  expect((await provider.submit(browser, page, { email, code })).status).toBe(400);
});

it("the password of a stranger who signs up with another person's address never opens a verified sign-in", async () => {
  await signUp();
  const stranger = await provider.redeem(await provider.signIn(email, password));
  expect(readClaims(stranger.body.access_token)[isVerified]).toBe(false);
  // The owner of the address verifies it by a sign-in code.
  await provider.start(email);
  const mail = provider.mails.at(-1);
  const owner = await provider.useCode(email, mail?.kind === "code" ? mail.code : "");
  expect(readClaims(owner.body.access_token)[isVerified]).toBe(true);
  expect((await provider.signIn(email, password)).body).toContain("Wrong password!");
});

it("the code that verifies a sign-up is no code to sign in by e-mail", async () => {
  await signUp();
  expect((await provider.useCode(email, newestCode())).status).toBe(403);
});

it("a second sign-up with the same address is refused [8.24]", async () => {
  const page = await signUp({ email: "Kund@spolverk.test" });
  expect(page).toMatchObject({ status: 400, body: expect.stringContaining("Email already exists") });
});

it("a short password is refused when signing up", async () => {
  expect((await signUp({ password: "1234567" })).body).toContain("at least 8 characters");
});

it("the mailed link replaces a forgotten password once, which signs the user out everywhere", async () => {
  const { body } = await provider.redeem(await provider.signIn("kund@spolverk.test", "Spolverk-1", browser));
  const other = provider.createBrowser();
  const form = await other.visit(provider.toAuthorizeUrl({ screen_hint: "reset-password" }));
  const sent = await provider.submit(other, form, { email: "kund@spolverk.test" });
  expect(sent.body).toContain("We’ve sent a link to kund@spolverk.test");
  const link = newestLink();
  const page = await other.visit(link);
  expect((await provider.submit(other, page, { password: "short" })).status).toBe(400);
  expect((await provider.submit(other, page, { password })).body).toContain("has been changed");
  expect((await other.visit(link)).status).toBe(400);
  expect((await provider.refresh(body.refresh_token)).status).toBe(403);
  expect((await provider.signIn("kund@spolverk.test")).body).toContain("Wrong password!");
  expect((await provider.signIn("kund@spolverk.test", password)).url).toContain("code=");
});

it("a link for a new password expires after an hour", async () => {
  await sendAt("reset-password", { email: "kund@spolverk.test" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
  expect((await browser.visit(newestLink())).body).toContain("has expired");
});

it("a request for a new password by an unknown address is refused and sends no mail [8.19]", async () => {
  const page = await sendAt("reset-password", { email });
  expect(page.body).toContain("User is not found!");
  expect(provider.mails).toHaveLength(0);
});

it("the call for a new password gives the same reply to known and unknown addresses", async () => {
  const ask = (/** @type {string} */ address) =>
    provider.post("/dbconnections/change_password", {
      client_id: "spolverk-storefront",
      email: address,
      connection: "Username-Password-Authentication",
    });
  const known = await ask("kund@spolverk.test");
  const unknown = await ask(email);
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  expect(provider.mails).toHaveLength(1);
});

it("the page that simulates Google signs in with a verified address", async () => {
  const page = await provider.submit(browser, await open({ connection: "google-oauth2" }), { email });
  const { body } = await provider.redeem(page);
  expect(readClaims(body.access_token)).toMatchObject({
    sub: expect.stringMatching(/^google-oauth2\|/),
    "https://spolverk.com/email_verified": true,
  });
});

it("cancelling at Google leads back to the shop with access_denied", async () => {
  const page = await provider.submit(browser, await open({ connection: "google-oauth2" }), { cancel: "yes" });
  expect(new URL(page.url).searchParams.get("error")).toBe("access_denied");
});

it("a page of an ended sign-in says so, in the browser's language, and leads back to the shop", async () => {
  const page = await open();
  await provider.submit(browser, page, { email: "kund@spolverk.test", password: "Spolverk-1" });
  const late = await browser.visit(page.url);
  expect(late).toMatchObject({ status: 400, body: expect.stringContaining("This page has expired") });
  expect(late.body).toContain(`href="${origins[0]}/account/login"`);
});
