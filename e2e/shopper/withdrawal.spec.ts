import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newMember, orderForAccount } from "../support/account-member.ts";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { siteUrl } from "../support/shop.ts";
import { orderAsGuest } from "../support/take-back-form.ts";
import { textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { signIn } from "../support/users.ts";

const newEmail = () => `${randomUUID()}@example.com`;

async function readNumber(page: Page): Promise<string> {
  await expect(page.locator("main h2")).toBeFocused();
  const [number] = /W-\d+/.exec(await page.locator("main").innerText()) ?? [];
  if (number === undefined) throw new Error("The receipt has no number");
  return number;
}

test(
  "a guest withdraws from the footer in two steps and gets a receipt with content, date and time (directive 2011/83/EU, article 11a)",
  { tag: "@phone" },
  async ({ page, request, isMobile }) => {
    test.slow();
    // The desktop and the phone each use one of two languages.
    const { site, language } = isMobile
      ? ({ site: "se", language: "sv" } as const)
      : ({ site: "de", language: "de" } as const);
    const t = textsOf(language);
    const { orderNumber, email } = await orderAsGuest(request, newEmail());
    await page.goto(siteUrl(site, "/faq"));
    await untilHydrated(page);
    await page
      .locator("footer")
      .getByRole("link", { name: t("nav.withdrawal") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("withdrawal.label") })).toBeVisible();
    await expectAccessible(page);

    await page.locator("#withdrawal-name").fill("Karl Weber");
    await page.locator("#withdrawal-orderNumber").fill(orderNumber);
    await page.locator("#withdrawal-email").fill(`${email}@`);
    await page.getByLabel(t("withdrawal.form.some")).check();
    await page.getByRole("button", { name: t("withdrawal.form.next") }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(page.locator("#withdrawal-email-error")).toBeVisible();
    await expect(page.locator("#withdrawal-goods-error")).toBeVisible();
    await expectAccessible(page);

    await page.locator("#withdrawal-email").fill(email);
    await page.locator("#withdrawal-goods").fill("1 × PLA");
    await page.reload();
    await expect(page.locator("#withdrawal-goods")).toHaveValue("1 × PLA");
    await page.getByRole("button", { name: t("withdrawal.form.next") }).click();
    await expect(page.getByRole("heading", { name: t("withdrawal.review.title") })).toBeFocused();
    await expect(page.locator("main")).toContainText("1 × PLA");
    await expectAccessible(page);

    await page.getByRole("button", { name: t("withdrawal.confirm") }).click();
    await expect(page.getByRole("heading", { name: t("withdrawal.done.title") })).toBeFocused();
    const number = await readNumber(page);
    await expectAccessible(page);
    const { text } = await waitForMail(request, email, new RegExp(number));
    for (const part of ["Karl Weber", orderNumber, "1 × PLA", email]) expect(text).toContain(part);
  },
);

test("a member withdraws from an order's page, with a prefilled statement (directive 2011/83/EU, article 11a)", async ({
  page,
  request,
}) => {
  test.slow();
  const t = textsOf("de");
  const member = await newMember(request);
  const { order } = await orderForAccount(request, member);
  const number = order?.number ?? "";
  await signIn(page, member, { site: "de", language: "de", to: "/account/orders" });
  await page
    .getByRole("link", { name: t("account.orders.number", { number }) })
    .first()
    .click();
  // Only within the page's content: the footer has a link of the same name.
  await page
    .locator("main")
    .getByRole("link", { name: t("withdrawal.label") })
    .click();
  await expect(page.locator("#withdrawal-orderNumber")).toHaveValue(number);
  await expect(page.locator("#withdrawal-email")).toHaveValue(member.email);
  await expect(page.locator("#withdrawal-name")).not.toHaveValue("");
  await page.getByRole("button", { name: t("withdrawal.form.next") }).click();
  await page.getByRole("button", { name: t("withdrawal.confirm") }).click();
  const withdrawal = await readNumber(page);
  await page.goBack();
  await expect(page.getByText(`${withdrawal}: ${t("withdrawal.list.states.received")}`)).toBeVisible();
  await expectAccessible(page);
});
