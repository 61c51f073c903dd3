import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { test } from "../support/answered-cookies.ts";
import { type Checkout, toDoorDelivery } from "../support/api-checkout.ts";
import { fillCard, testCards } from "../support/card.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { german } from "../support/people.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { createAccount, getAccessToken, newUser, signIn, type User } from "../support/users.ts";
import { readProduct } from "../support/variation.ts";

const t = textsOf("de");
const site = { site: "de", language: "de" };
const clubSchema = z.object({ club: z.object({ points: z.int(), tier: z.string() }).nullable() });
const listSchema = z.object({
  accounts: z.array(z.object({ accountId: z.string(), referalToken: z.string() })),
});

type Member = { email: string; id: string; token: string };
const toHeaders = ({ token }: Pick<Member, "token">) => ({ authorization: `Bearer ${token}` });

/** The user's first account with its referral token. */
async function readAccount(request: APIRequestContext, { email }: User) {
  const token = await getAccessToken(request, email);
  const reply = await request.get(`${shop.api}/account/list`, { headers: toHeaders({ token }) });
  const [account] = listSchema.parse(await reply.json()).accounts;
  if (!account) throw new Error(`${email} has no account`);
  return { email, token, id: account.accountId, referalToken: account.referalToken };
}

/** Reads the spendable points of a member, in hundredths of a point. */
async function readPoints(request: APIRequestContext, member: Member): Promise<number> {
  const path = `${shop.api}/account/${member.id}/loyalty`;
  const reply = await request.get(path, { headers: toHeaders(member) });
  return clubSchema.parse(await reply.json()).club?.points ?? -1;
}

/** Creates a member of the club in Germany who was not invited. */
async function newMember(request: APIRequestContext) {
  const user = await newUser(request);
  const token = await getAccessToken(request, user.email);
  const id = await createAccount(request, token);
  const reply = await request.post(`${shop.api}/account/${id}/join`, {
    headers: toHeaders({ token }),
    data: { currency: "EUR", site: "de", acceptTerms: true },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { user, ...(await readAccount(request, user)) };
}

/** Finds a variation of a filament that is not on sale and has plenty of stock. */
async function findFilament(request: APIRequestContext, slug: string) {
  const { variations } = await readProduct(request, slug);
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error(`${slug} has no variation`);
  return { ...variation, path: `/product/${slug}/${variation.slug}` };
}

/** Opens the payment step of the member's account, with enough filament to unlock the joining bonus. */
async function openPayment(page: Page, request: APIRequestContext, member: Member, variationId: string) {
  const take = async (path: string, data: Record<string, unknown>) => {
    const params = { language: "de", accountId: member.id };
    const reply = await request.post(`${shop.api}/${path}`, { params, headers: toHeaders(member), data });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Checkout;
  };
  const started = await take("checkout", { site: "de", lines: [{ id: variationId, quantity: 3 }] });
  const path = `checkout/${started.id}`;
  await take(`${path}/account`, { email: member.email });
  const addressed = await take(`${path}/address`, { billing: german, shipping: null });
  await take(`${path}/shipping`, toDoorDelivery(addressed));
  await take(`${path}/shippingComplete`, {});
  await page.goto(siteUrl("de", `/${path}/payment`));
  await expect(page.getByRole("heading", { name: t("checkout.points.title") })).toBeVisible();
}

test("an invited friend gets points on joining, spends them, gets them back with a refund, and their purchase rewards the member who invited [1.5] [2.13] [5.9] [7.7] [9.25] [9.26] [9.29] [9.32]", async ({
  page,
  request,
}) => {
  test.slow();
  const inviter = await newMember(request);
  const filament = await findFilament(request, "karna-pla");

  // The friend opens the referral link, and signs in to a new account.
  await page.goto(siteUrl("de", `/?referalToken=${inviter.referalToken}`));
  await untilHydrated(page);
  const user = await newUser(request);
  await signIn(page, user, { ...site, to: "/account/addclub" });
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("club.join.submit") }).click();
  // The club page already lists the five points of the invitation.
  const points = page.getByRole("region", { name: t("club.balance.title"), exact: true });
  await expect(points.getByText("5 Punkte", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const friend = await readAccount(request, user);
  expect(await readPoints(request, friend)).toBe(500);

  // A product page shows members the points that a spool earns.
  await page.goto(siteUrl("de", filament.path));
  await expect(
    page
      .locator("main")
      .getByText(/Sie sammeln damit Punkte im Wert von/)
      .first(),
  ).toBeVisible();

  await openPayment(page, request, friend, filament.id);
  await page.getByRole("button", { name: t("checkout.points.useAll") }).click();
  await expect(page.getByLabel(t("checkout.points.label"))).toHaveValue("5");
  const summary = page.getByRole("complementary", { name: t("checkout.summary.title") });
  await expect(summary.getByText(t("checkout.summary.points")).last()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await fillCard(page, testCards.accepted);
  await page.locator("#acceptTerms").check();
  await page.locator("main form:has(#acceptTerms) button[type=submit]").click();
  await expect(
    page.getByRole("heading", { name: t("checkout.confirmation.title"), exact: true }),
  ).toBeVisible();
  await expect(page.locator("main").getByText(/Diese Bestellung bringt Ihnen .* Punkt/)).toBeVisible();
  const number = (await page.locator("main strong").first().textContent()) ?? "";

  // The friend's balance now holds the points that the order earned; the inviting member has the bonus.
  await expect.poll(() => readPoints(request, friend)).toBeGreaterThan(0);
  const earned = await readPoints(request, friend);
  expect(earned).toBeLessThan(500);
  await expect.poll(() => readPoints(request, inviter)).toBe(500);

  await page.goto(siteUrl("de", "/account/addclub"));
  const link = page.getByRole("link", { name: t("account.orders.number", { number }) }).first();
  await expect(link).toBeVisible();
  await page.getByLabel(t("club.activity.filter")).selectOption("redemption");
  await expect(page.locator("main").getByText("−5 Punkte")).toBeVisible();
  await expectAccessible(page);

  // Cancelling takes back the earned points and returns the spent ones.
  const orderId = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname.split("/").at(-1);
  await (await openMerchandiserApi(request)).cancel(orderId ?? "");
  await expect.poll(() => readPoints(request, friend)).toBe(500);
  await page.reload();
  await expect(page.locator("main").getByText(t("club.activity.returned"))).toBeVisible();
});
