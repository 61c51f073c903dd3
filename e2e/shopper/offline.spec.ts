import { expect, type Page } from "@playwright/test";
import { newUser, signIn } from "../support/users.ts";
import { test } from "../support/answered-cookies.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";

const t = textsOf("sv");

/** Collects the page's uncaught errors. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

const header = (page: Page) => page.getByRole("banner");
const account = (page: Page) => header(page).getByRole("link", { name: t("nav.account"), exact: true });

test("a short network failure signs no user out: the session recovers by itself [4.9]", async ({
  page,
  context,
  request,
}) => {
  const errors = listenForErrors(page);
  const user = await newUser(request);
  await signIn(page, user, { to: "/account" });
  await expect(page.getByText(user.email).first()).toBeVisible();

  // The page's first request for the user fails.
  const lost = "**/api/account/list**";
  await page.route(lost, (route) => route.abort("internetdisconnected"));
  await page.goto(siteUrl("se", "/shop"));
  await untilHydrated(page);
  await context.setOffline(true);
  await page.unroute(lost);
  await context.setOffline(false);
  await account(page).click();
  await expect(page.getByText(user.email).first()).toBeVisible();

  // Once the page knows the user, going offline does not sign the user out.
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(user.email).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(user.email).first()).toBeVisible();
  expect(page.url()).toBe(siteUrl("se", "/account"));
  expect(errors).toEqual([]);
});

test("a page opened offline says so, and loads by itself once online [2.55] [8.12]", async ({
  page,
  context,
}) => {
  const errors = listenForErrors(page);
  await page.goto(siteUrl("se", "/"));
  await untilHydrated(page);
  await context.setOffline(true);
  await header(page)
    .getByRole("link", { name: t("nav.cart"), exact: false })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: t("error.offline") })).toBeVisible();
  await expect(page.getByText(t("error.slow"))).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: t("cart.empty") })).toBeVisible();

  // The page also recovers from a second failure soon after the first.
  await untilHydrated(page);
  await context.setOffline(true);
  await header(page)
    .getByRole("link", { name: t("nav.knowledge"), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: t("error.offline") })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: t("knowledge.title") })).toBeVisible();
  expect(errors).toEqual([]);
});
