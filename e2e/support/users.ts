import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { waitForMail } from "./mailbox.ts";
import { newRegisterNumber } from "./new-register-number.ts";
import { shop, siteUrl } from "./shop.ts";
import { textsOf } from "./texts.ts";
import { untilHydrated } from "./until-hydrated.ts";

export type User = { email: string; password: string };

const clientId = "spolverk-storefront";
const audience = "https://api.spolverk.com";
const tokensSchema = z.object({ access_token: z.string() });
const accountSchema = z.object({ accountId: z.string() });

/** Creates a unique user at the identity provider. */
export async function newUser(
  request: APIRequestContext,
  changes: { emailVerified?: boolean; blocked?: boolean } = {},
): Promise<User> {
  const user = { email: `${randomUUID()}@example.com`, password: "Spolverk-1" };
  const reply = await request.post(`${shop.auth0}/_control`, { data: { users: [{ ...user, ...changes }] } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return user;
}

/** The texts of the identity provider's pages and mails. */
export function identityTexts(language: string): (group: string, key: string) => string {
  const file = new URL(`../../content/locales/${language}/identity.json`, import.meta.url);
  const texts = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(readFileSync(file, "utf8")));
  return (group, key) => texts[group]?.[key] ?? `no text ${group}.${key}`;
}

/** Waits for the URL of the identity provider. Its page resembles the shop's own, which also has an e-mail field. */
export const untilAtProvider = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.origin === new URL(shop.auth0).origin);

/** Waits for the identity provider's page and types the password. */
export async function typePassword(page: Page, { email, password }: User, language = "sv"): Promise<void> {
  const t = identityTexts(language);
  await untilAtProvider(page);
  await page.getByLabel(t("common", "email")).fill(email);
  await page.getByLabel(t("common", "password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("login", "submit"), exact: true }).click();
}

/** Signs in by password from the shop's sign-in page to a page of the site. */
export async function signIn(
  page: Page,
  user: User,
  { site = "se", language = "sv", to = "/account" }: { site?: string; language?: string; to?: string } = {},
): Promise<void> {
  await page.goto(siteUrl(site, `/account/login?redirect=${encodeURIComponent(to)}`));
  await page.getByRole("button", { name: textsOf(language)("signIn.password") }).click();
  await typePassword(page, user, language);
  await page.waitForURL(siteUrl(site, to));
  await untilHydrated(page);
}

/** Waits for the sign-in mail and returns its link and its code. */
export async function waitForCode(request: APIRequestContext, email: string, language: string) {
  const wording = identityTexts(language)("mailSubject", "code").replace("{{code}}", "").trim();
  const { subject, text } = await waitForMail(request, email, new RegExp(wording));
  const [link] = /https?:\/\/\S+\/account\/login\S*/.exec(text) ?? [];
  const [code] = /\d{6}/.exec(subject) ?? [];
  if (link === undefined || code === undefined) throw new Error(`No link in ${text}`);
  return { link, code };
}

/** Signs a user in by a mailed code and returns the access token. */
export async function getAccessToken(request: APIRequestContext, email: string): Promise<string> {
  const started = await request.post(`${shop.auth0}/passwordless/start`, {
    data: {
      client_id: clientId,
      connection: "email",
      email,
      send: "link",
      authParams: { redirect_uri: siteUrl("com", "/account/callback"), ui_locales: "en" },
    },
  });
  expect(started.ok(), await started.text()).toBe(true);
  const { code } = await waitForCode(request, email, "en");
  const reply = await request.post(`${shop.auth0}/oauth/token`, {
    data: {
      grant_type: "http://auth0.com/oauth/grant-type/passwordless/otp",
      client_id: clientId,
      username: email,
      otp: code,
      realm: "email",
      audience,
      scope: "openid profile email offline_access",
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return tokensSchema.parse(await reply.json()).access_token;
}

/** A German company with a unique register number. */
export const newCompany = (name: string) => ({
  name,
  organizationNumber: newRegisterNumber(),
  country: "DE",
});

/** Creates an account by the API: the user's own first account, or one for a company. */
export async function createAccount(
  request: APIRequestContext,
  token: string,
  company?: { name: string; organizationNumber: string; country: string },
): Promise<string> {
  const reply = await request.post(`${shop.api}/account/create`, {
    headers: { authorization: `Bearer ${token}` },
    data: company === undefined ? {} : { company },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return accountSchema.parse(await reply.json()).accountId;
}
