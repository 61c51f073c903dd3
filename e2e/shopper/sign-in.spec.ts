import { expect } from "@playwright/test";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import {
  createAccount,
  getAccessToken,
  identityTexts,
  newUser,
  signIn,
  typePassword,
  untilAtProvider,
  waitForCode,
} from "../support/users.ts";

const t = textsOf("sv");
const i = identityTexts("sv");

test(
  "the first sign-in creates an account with the referral token of the first visit and returns to the requested page [4.4] [2.15] [4.11]",
  {
    tag: "@phone",
  },
  async ({ page, request }) => {
    const user = await newUser(request);
    await page.goto(siteUrl("se", "/?referalToken=friend-of-mine"));
    // A later link without a token keeps the stored token.
    await page.goto(siteUrl("se", "/account/orders"));
    await expect(page.getByRole("heading", { level: 1, name: t("signIn.title"), exact: true })).toBeVisible();
    await expectAccessible(page);
    const created = page.waitForRequest((sent) => sent.url().includes("/api/account/create"));
    await page.getByRole("button", { name: t("signIn.password") }).click();
    await typePassword(page, user);
    await page.waitForURL(siteUrl("se", "/account/orders"));
    expect((await created).postDataJSON()).toMatchObject({
      email: user.email,
      referalToken: "friend-of-mine",
    });
    await expect(page.getByRole("heading", { name: t("account.orders.empty") })).toBeVisible();
    await expectAccessible(page);
    // The session persists: no second account, no second sign-in.
    await page.reload();
    await expect(page.getByRole("heading", { name: t("account.orders.empty") })).toBeVisible();
  },
);

test("a mailed link signs in the browser that requested it, and asks any other for the e-mail [4.36]", async ({
  page,
  request,
  browser,
}) => {
  const { email } = await newUser(request);
  const ask = async () => {
    await page.goto(siteUrl("se", "/account/login?redirect=/account/settings"));
    await page.getByLabel(t("signIn.email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: t("signIn.sendLink") }).click();
    await expect(page.getByText(t("signIn.sent", { email }))).toBeVisible();
  };
  await ask();
  const { link } = await waitForCode(request, email, "sv");
  expect(link).not.toContain("@");

  const other = await browser.newPage();
  await other.goto(link);
  await untilHydrated(other);
  await expect(other.getByRole("heading", { name: t("signIn.whoTitle") })).toBeVisible();
  await other.getByLabel(t("signIn.email"), { exact: true }).fill(email);
  await other.getByRole("button", { name: t("signIn.useCode") }).click();
  await other.waitForURL(/\/account$/);
  await expect(other.getByText(email).first()).toBeVisible();

  // The link is valid once [8.21].
  await page.goto(link);
  await expect(page.getByText(t("signIn.problem.codeExpired"))).toBeVisible();
  await other.close();
});

test("an unverified e-mail is reported, and signs in once verified [8.40]", async ({ page, request }) => {
  const user = await newUser(request, { emailVerified: false });
  await page.goto(siteUrl("se", "/account/login"));
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await typePassword(page, user);
  await expect(page.getByText(t("signIn.problem.emailNotVerified"))).toBeVisible();
  await request.post(`${shop.auth0}/_control`, {
    data: { users: [{ email: user.email, emailVerified: true }] },
  });
  // The provider has a session, so it does not ask for the password again.
  await page.goto(siteUrl("se", "/account/login"));
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await page.waitForURL(siteUrl("se", "/account"));
  await expect(page.getByText(user.email).first()).toBeVisible();
});

test("a disabled user is reported [8.18]", async ({ page, request }) => {
  const blocked = await newUser(request, { blocked: true });
  await page.goto(siteUrl("se", "/account/login"));
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await typePassword(page, blocked);
  await expect(page.getByText(t("signIn.problem.userDisabled"))).toBeVisible();
});

test("a new user signs up, types the mailed code, and is signed in [1.9]", async ({ page, request }) => {
  const email = `new-${Date.now()}@example.com`;
  await page.goto(siteUrl("de", "/account/login"));
  const de = textsOf("de");
  const provider = identityTexts("de");
  await page.getByRole("button", { name: de("signIn.create") }).click();
  await untilAtProvider(page);
  await page.getByLabel(provider("common", "email")).fill(email);
  await page.getByLabel(provider("common", "password"), { exact: true }).fill("Spolverk-1");
  await page.getByRole("button", { name: provider("signUp", "submit") }).click();
  const wording = provider("mailSubject", "verify").replace("{{code}}", "").trim();
  const { subject } = await waitForMail(request, email, new RegExp(wording));
  await page.getByLabel(provider("verify", "code")).fill(/\d{6}/.exec(subject)?.[0] ?? "");
  await page.getByRole("button", { name: provider("verify", "submit") }).click();
  await page.waitForURL(siteUrl("de", "/account"));
  await expect(page.getByText(email).first()).toBeVisible();
});

test("a closed window of another provider is reported [8.22]", async ({ page }) => {
  await page.goto(siteUrl("se", "/account/login"));
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: t("signIn.google") }).click();
  await (await opened).close();
  await expect(page.getByText(t("signIn.problem.popupClosed"))).toBeVisible();
});

test("signing out in one tab signs out in all, and at the identity provider [4.2] [4.32]", async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await signIn(page, user);
  const other = await page.context().newPage();
  await other.goto(siteUrl("se", "/account/settings"));
  await untilHydrated(other);
  await expect(other.getByRole("heading", { name: t("account.settings.title") })).toBeVisible();
  await page
    .getByRole("button", { name: t("session.signOut") })
    .first()
    .click();
  await page.waitForURL(siteUrl("se", "/"));
  await other.waitForURL(/\/account\/login/);
  // The provider asks for the password again.
  await page.goto(siteUrl("se", "/account/login"));
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await expect(page.getByLabel(i("common", "password"), { exact: true })).toBeVisible();
});

test("a user who is signed in on one site signs in on another by one click, without third-party cookies [1.9]", async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await signIn(page, user);
  await page.goto(siteUrl("fr", "/account/settings"));
  await page.waitForURL(/fr\.localhost.*\/account\/login/);
  await untilHydrated(page);
  await page.getByRole("button", { name: textsOf("fr")("signIn.password") }).click();
  await page.waitForURL(siteUrl("fr", "/account/settings"));
  await expect(page.getByRole("heading", { name: textsOf("fr")("account.settings.title") })).toBeVisible();
});

test("a user of two accounts chooses one, which is remembered [2.51] [4.6] [4.7] [6.4]", async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const token = await getAccessToken(request, user.email);
  await createAccount(request, token);
  const company = { name: "Fräs & Form AB", organizationNumber: "556012-5790", country: "SE" };
  const made = await request.post(`${shop.api}/account/create`, {
    headers: { authorization: `Bearer ${token}` },
    data: { company },
  });
  expect(made.ok(), await made.text()).toBe(true);

  await signIn(page, user, { to: "/account" });
  const dialog = page.getByRole("dialog", { name: t("session.choose") });
  await expect(dialog.getByText(t("session.chooseError"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t("session.account")).selectOption({ label: company.name });
  await dialog.getByRole("button", { name: t("session.use") }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText(company.name).first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

// The unit test of the rule covers every other spelling of a foreign URL (to-own-path.test.ts).
test("a sign-in never redirects to another site [2.15]", async ({ page, request }) => {
  const user = await newUser(request);
  await page.goto(siteUrl("se", `/account/login?redirect=${encodeURIComponent("//evil.example")}`));
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await typePassword(page, user);
  await page.waitForURL(
    (url) => url.origin === new URL(siteUrl("se", "/")).origin && !url.pathname.startsWith("/account/"),
  );
  expect(new URL(page.url()).hostname).toBe("se.localhost");
});
