import { expect, type Page } from "@playwright/test";
import { changeAccount, newMember } from "../support/account-member.ts";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { openDevice } from "../support/open-device.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { signIn } from "../support/users.ts";
import { findVariation } from "../support/variation.ts";

const t = textsOf("sv");
/** The remove buttons of the wish list, one for each item. */
const removeButtons = (page: Page) =>
  page.getByRole("button", { name: new RegExp(`^${t("wishList.removeName", { name: ".+" })}$`) });

// The wish list of a signed-out visitor is stored only with consent.
test.use({ cookiesAnswer: true });

test("a guest's wish list is merged into the account's at sign-in on every device, and empty after sign-out [2.14] [4.2]", async ({
  page,
  request,
  browser,
}) => {
  const member = await newMember(request);
  const known = await findVariation(request, "KPLA-BLACK-175-750");
  const added = await findVariation(request, "KPLA-WHITE-175-750");
  await changeAccount(request, member, "/wishlist", { add: [known.id] });

  await page.goto(siteUrl("se", `/product/karna-pla/${added.slug}`));
  const heart = page
    .locator("main")
    .getByRole("button", { name: new RegExp(`^${t("wishList.toggle", { name: ".+" })}$`) })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await signIn(page, member, { to: "/wishlist" });
  await expect(removeButtons(page)).toHaveCount(2);
  await expectAccessible(page);

  const device = await openDevice(browser);
  await signIn(device, member, { to: "/wishlist" });
  await expect(removeButtons(device)).toHaveCount(2);
  // The page removes the item at once, before the request that changes the account's list has ended.
  const removed = device.waitForResponse(
    (reply) => reply.request().method() === "POST" && new URL(reply.url()).pathname.endsWith("/wishlist"),
  );
  await removeButtons(device).first().click();
  await expect(removeButtons(device)).toHaveCount(1);
  expect((await removed).ok()).toBe(true);
  await device.context().close();
  await page.reload();
  await expect(removeButtons(page)).toHaveCount(1);

  await page.goto(siteUrl("se", "/account"));
  await page.getByRole("button", { name: t("session.signOut") }).click();
  await page.waitForURL(siteUrl("se", "/"));
  await page.goto(siteUrl("se", "/wishlist"));
  await expect(page.getByRole("heading", { name: t("wishList.empty") })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(known.id);
  expect(stored).not.toContain(added.id);
});
