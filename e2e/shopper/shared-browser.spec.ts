import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/answered-cookies.ts";
import { takeStep } from "../support/api-checkout.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { startCheckout } from "../support/start-checkout.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { newUser, signIn } from "../support/users.ts";

const t = textsOf("sv");

/** Creates a guest's checkout at its address step, outside any browser. */
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

test("signing out removes what was typed in a checkout, and a link's checkout keeps its owner [7.12]", async ({
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
