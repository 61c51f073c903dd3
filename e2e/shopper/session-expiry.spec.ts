import { expect, type Page } from "@playwright/test";
import { findPlenty, newMember, takeAccountStep } from "../support/account-member.ts";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expireSession } from "../support/expire-session.ts";
import { finishOrder } from "../support/finish-order.ts";
import { swede } from "../support/people.ts";
import { putIntoCart } from "../support/put-into-cart.ts";
import { siteUrl } from "../support/shop.ts";
import { stepSubmit } from "../support/step-submit.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { newUser, signIn } from "../support/users.ts";

const t = textsOf("sv");
const billing = (page: Page, field: string) => page.locator(`#billing-${field}`);

async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(swede)) await expect(billing(page, name)).toHaveValue(value);
}

test("a session that ends during a checkout is reported, and signing in returns to what was typed and to the order [4.9] [7.12]", async ({
  page,
  request,
}) => {
  test.slow();
  const user = await newUser(request);
  await putIntoCart(page, await findPlenty(request));
  await signIn(page, user, { to: "/cart" });
  await page.goto(siteUrl("se", "/checkout"));
  // The checkout has the contact details and shows its address step.
  await page.waitForURL(/\/checkout\/[^/]+\/address/);
  for (const [name, value] of Object.entries(swede)) {
    if (name !== "country") await billing(page, name).fill(value);
  }
  await expireSession(page, request);
  await stepSubmit(page).click();
  const notice = page.getByText(t("session.expired"), { exact: true });
  await expect(notice).toBeVisible();
  await expectTyped(page);
  await expectAccessible(page);

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("session.signInAgain") }).click();
  const again = await opened;
  await untilHydrated(again);
  await again.getByRole("button", { name: t("signIn.password") }).click();
  // The identity provider's session still exists, so signing in returns to the same step with the typed values.
  await again.waitForURL(page.url());
  await untilHydrated(again);
  await expectTyped(again);
  await again.close();

  await expect(notice).toBeHidden();
  await expectTyped(page);
  await stepSubmit(page).click();
  await page.waitForURL(/\/shipping/);
  const number = await finishOrder(page);
  await page.goto(siteUrl("se", "/account/orders"));
  await expect(page.getByText(t("account.orders.number", { number }))).toBeVisible();
});

test("a page that reported the end of the session is signed out with the others [4.32]", async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await signIn(page, user, { to: "/account/settings" });
  const other = await page.context().newPage();
  await other.goto(siteUrl("se", "/account"));
  await untilHydrated(other);
  const signOut = other.getByRole("button", { name: t("session.signOut") });
  await expect(signOut).toBeVisible();
  const exportData = page.getByRole("button", { name: t("account.data.export") });
  // The page has loaded its data, so only the press of the button finds that the session has expired.
  await expect(exportData).toBeVisible();
  await expireSession(page, request);
  await exportData.click();
  await expect(page.getByText(t("session.expired"), { exact: true })).toBeVisible();
  await signOut.click();
  await page.waitForURL(/\/account\/login/);
  await expect(page.getByText(user.email)).toHaveCount(0);
});

test("an account's checkout is refused to another account, and asks a visitor to sign in [6.3] [7.12]", async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const other = await newUser(request);
  const { id: variationId } = await findPlenty(request);
  const lines = [{ id: variationId, quantity: 1 }];
  const { id } = await takeAccountStep(request, member, "checkout", { site: "se", lines });
  const path = `/checkout/${id}/account`;

  await page.goto(siteUrl("se", path));
  await expect(page.getByRole("heading", { name: t("checkout.access.signIn") })).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await expectAccessible(page);
  await page
    .locator("main")
    .getByRole("link", { name: t("checkout.access.toSignIn") })
    .click();
  await page.waitForURL(/\/account\/login/);

  await signIn(page, other, { to: path });
  await expect(page.getByRole("heading", { name: t("checkout.access.otherAccount") })).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(siteUrl("se", "/account"));
  await page.getByRole("button", { name: t("session.signOut") }).click();
  await page.waitForURL(siteUrl("se", "/"));

  await signIn(page, member, { to: path });
  await expect(page.getByText(t("checkout.account.mailsTo", { email: member.email }))).toBeVisible();
});

test.describe("with the cookie banner open", () => {
  test.use({ cookiesAnswer: null });

  test(
    "an expired session hides the cookie banner until the sign-in [2.53]",
    {
      tag: "@phone",
    },
    async ({ page, request }) => {
      await signIn(page, await newUser(request), { to: "/account/settings" });
      // The page waits for the list of accounts, so it is the page that reports the expired session.
      await expect(page.getByRole("button", { name: t("account.data.export") })).toBeVisible();
      const consent = page.getByRole("region", { name: t("consent.label") });
      await expect(consent).toBeVisible();
      await expireSession(page, request);
      await page.goto(siteUrl("se", "/cart"));
      await expect(page.getByText(t("session.expired"), { exact: true })).toBeVisible();
      await expect(consent).toBeHidden();
      await page.goto(siteUrl("se", "/"));
      await expect(consent).toBeVisible();
    },
  );
});
