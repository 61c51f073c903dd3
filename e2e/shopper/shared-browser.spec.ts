import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/answered-cookies.ts";
import { takeStep } from "../support/api-checkout.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { newUser, signIn } from "../support/users.ts";

const t = textsOf("sv");

/** A guest's checkout at its address, which no browser has started. */
async function startAtAddress(request: APIRequestContext): Promise<string> {
  const { id } = await startCheckout(request, { site: "se" });
  await takeStep(request, `checkout/${id}/account`, { email: "guest@example.com" });
  return id;
}

async function openAddress(page: Page, id: string) {
  await page.goto(siteUrl("se", `/checkout/${id}/address`));
  await untilHydrated(page);
  return page.getByLabel(t("checkout.address.firstName"), { exact: true });
}

test("what a user has typed in a checkout is gone once they sign out, and a link's checkout stays whose it is [7.12]", async ({
  page,
  request,
}) => {
  await signIn(page, await newUser(request));
  const id = await startAtAddress(request);
  const field = await openAddress(page, id);
  await field.fill("Ingegerd");
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue("Ingegerd");
  const reply = await request.get(`${shop.api}/checkout/${id}`);
  expect([reply.status(), await reply.json()]).toMatchObject([200, { accountId: null }]);

  await page.goto(siteUrl("se", "/account"));
  await page.getByRole("button", { name: t("session.signOut") }).click();
  await page.waitForURL(siteUrl("se", "/"));
  await expect(await openAddress(page, id)).toHaveValue("");
});
