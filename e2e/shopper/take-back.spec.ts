import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { formatPrice, takeBackTerms } from "@spolverk/domain";
import { newMember, orderForAccount } from "../support/account-member.ts";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { openMerchandiserApi } from "../support/merchandiser-api.ts";
import { openDevice } from "../support/open-device.ts";
import { textsOf } from "../support/texts.ts";
import { siteUrl } from "../support/shop.ts";
import {
  fillTakeBack,
  orderAndShip,
  readTakeBackNumber,
  takeBackSubmit,
  waitForTakeBackLink,
} from "../support/take-back-form.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { signIn } from "../support/users.ts";

const newEmail = () => `${randomUUID()}@example.com`;
const currentStep = (page: Page) => page.locator("main ol [aria-current=step]");

/** Presses the label's button and returns the saved file. */
async function downloadLabel(page: Page, language: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: textsOf(language)("takeBack.label.download") }).click();
  return readFile(await (await download).path(), "latin1");
}

test(
  "two tabs that request a take-back at once create one request, whose parcel is sent, received and approved without signing in [3.45] [4.37] [5.14] [5.18]",
  { tag: "@phone" },
  async ({ page, context, request, browser, isMobile }) => {
    test.slow();
    const t = textsOf("sv");
    const order = await orderAndShip(request, newEmail());
    const other = await context.newPage();
    await fillTakeBack(page, "se", order);
    await fillTakeBack(other, "se", order);
    await untilHydrated(other);
    await Promise.all([page, other].map((tab) => takeBackSubmit(tab, "sv").click()));
    const outcomes = await Promise.all(
      [page, other].map(async (tab) => {
        const isDone = tab.getByText(t("takeBack.done.mailed", { email: order.email }));
        const isRefused = tab.locator("#email-error");
        await expect(isDone.or(isRefused)).toBeVisible();
        return { tab, isMade: await isDone.isVisible() };
      }),
    );
    const made = outcomes.filter(({ isMade }) => isMade);
    expect(made).toHaveLength(1);
    const [winner] = made;
    const refused = outcomes.find(({ isMade }) => !isMade);
    if (!winner || !refused) throw new Error("No tab has won");
    await expect(refused.tab.getByRole("alert")).toBeFocused();
    await expectAccessible(refused.tab);

    const number = await readTakeBackNumber(winner.tab);
    await expect(winner.tab.getByText(/postombud i Sverige, senast \d/)).toBeVisible();
    await expectAccessible(winner.tab);
    // The link in the mail opens the request on any device.
    const link = await waitForTakeBackLink(request, order.email, number);
    const follower = await openDevice(browser, isMobile ? "phone" : "desktop");
    await follower.goto(link);
    await untilHydrated(follower);
    await expect(currentStep(follower)).toContainText(t("takeBack.states.created"));
    await expectAccessible(follower);
    expect(await downloadLabel(follower, "sv")).toMatch(/^%PDF-/);
    await follower.locator("#trackingNumber").fill("JJSE0123456789");
    await follower.getByRole("button", { name: t("takeBack.sent.submit") }).click();
    await expect(follower.getByText(t("takeBack.request.texts.sent"))).toBeVisible();
    await expect(follower.getByText("JJSE0123456789")).toBeVisible();
    await expectAccessible(follower);

    const merchandiser = await openMerchandiserApi(request);
    await merchandiser.moveTakeBack(number, { state: "received" });
    await follower.reload();
    await expect(currentStep(follower)).toContainText(t("takeBack.states.received"));
    await merchandiser.moveTakeBack(number, { state: "approved" });
    await follower.reload();
    await expect(follower.getByText(t("takeBack.request.texts.approved"))).toBeVisible();
    await expectAccessible(follower);
    await follower.context().close();
    await other.close();
  },
);

test("a take-back whose parcel breaks the conditions is rejected with the reason and the accepted fee [4.37] [5.20]", async ({
  page,
  request,
}) => {
  test.slow();
  const t = textsOf("de");
  const order = await orderAndShip(request, newEmail());
  const fee = formatPrice(takeBackTerms.feeSek * 100, "SEK", true);
  await page.goto(siteUrl("de", "/re-add"));
  await expect(page.getByText(t("takeBack.form.agreement", { fee }))).toBeVisible();
  await fillTakeBack(page, "de", order);
  await takeBackSubmit(page, "de").click();
  const number = await readTakeBackNumber(page);
  await page.goto(await waitForTakeBackLink(request, order.email, number));
  await expect(page.getByRole("heading", { level: 1, name: t("takeBack.request.title") })).toBeVisible();
  await expect(currentStep(page)).toContainText(t("takeBack.states.created"));

  const merchandiser = await openMerchandiserApi(request);
  const reason = "Zwei Spulen PETG lagen im Paket.";
  await merchandiser.moveTakeBack(number, { state: "received" });
  await merchandiser.moveTakeBack(number, { state: "rejected", reason, isFeeCharged: true });
  await page.reload();
  await expect(page.getByText(t("takeBack.request.texts.rejected"))).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(t("takeBack.request.fee", { fee }))).toBeVisible();
  await expectAccessible(page);
  const { text } = await waitForMail(request, order.email, new RegExp(`${number} wurde`));
  expect(text).toContain(reason);
});

test("each reason to refuse a take-back is shown at its field and in the summary, and typed values survive a reload and another language [3.45] [5.15] [5.17]", async ({
  page,
}) => {
  const t = textsOf("sv");
  await fillTakeBack(page, "se", {
    orderNumber: "99999999",
    email: "nobody@example.com",
    spools: "7",
    weightGrams: "20,1",
    lengthMm: "180",
  });
  await takeBackSubmit(page, "sv").click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  for (const id of ["spools", "weightGrams", "lengthMm"]) {
    const error = await page.locator(`#${id}-error`).innerText();
    await expect(summary).toContainText(error);
  }
  await expectAccessible(page);
  await summary.getByRole("link", { name: new RegExp(t("takeBack.form.spools")) }).click();
  await expect(page.locator("#spools")).toBeFocused();

  await page.locator("#spools").fill("8");
  await page.locator("#weightGrams").fill("20");
  await page.locator("#lengthMm").fill("60");
  await page.reload();
  await expect(page.locator("#weightGrams")).toHaveValue("20");
  await takeBackSubmit(page, "sv").click();
  await expect(page.locator("#orderNumber-error")).toBeVisible();
  await expect(summary).toBeFocused();

  await page
    .getByRole("button", { name: t("nav.settings") })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL((url) => url.href.startsWith(siteUrl("de", "/re-add")));
  await expect(page.locator("#orderNumber")).toHaveValue("99999999");
  await expect(page.locator("#agreement")).toBeChecked();
  await expectAccessible(page);
});

test("an invalid take-back link opens a page that says so [3.45]", async ({ page }) => {
  const t = textsOf("sv");
  await page.goto(siteUrl("se", "/re-add/request"));
  await expect(page.getByText(t("takeBack.request.broken"))).toBeVisible();
  await page.goto("about:blank");
  await page.goto(siteUrl("se", `/re-add/request#${"x".repeat(43)}`));
  await expect(page.getByRole("heading", { name: t("takeBack.request.unknown") })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
});

test("a member chooses a shipped order and finds the take-back in the account [2.19] [3.45] [5.22]", async ({
  page,
  request,
}) => {
  test.slow();
  const t = textsOf("de");
  const member = await newMember(request);
  const { order } = await orderForAccount(request, member);
  const { order: waiting } = await orderForAccount(request, member);
  const number = order?.number ?? "";
  await (await openMerchandiserApi(request)).ship(order?.id ?? "", "UA123456789SE");
  await signIn(page, member, { site: "de", language: "de", to: "/account/take-backs" });
  await expect(page.getByRole("heading", { name: t("takeBack.list.empty") })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: t("takeBack.request.toReAdd") }).click();
  const choice = page.getByLabel(t("takeBack.form.chooseOrder"));
  await choice.selectOption(number);
  await expect(choice.locator(`option[value="${waiting?.number}"]`)).toHaveCount(0);
  await expect(page.locator("#orderNumber")).toHaveValue(number);
  await expect(page.locator("#email")).toHaveValue(member.email);
  await fillTakeBack(page, "de", { orderNumber: number });
  await expect(page.locator("#email")).toHaveValue(member.email);
  await takeBackSubmit(page, "de").click();
  const takeBack = await readTakeBackNumber(page);
  await page.getByRole("link", { name: t("takeBack.done.open") }).click();
  await expect(
    page.getByRole("heading", { name: t("takeBack.request.number", { number: takeBack }) }),
  ).toBeVisible();
  await expect(currentStep(page)).toContainText(t("takeBack.states.created"));
  await page.goto(siteUrl("de", "/account/take-backs"));
  const listed = page.getByRole("link", { name: t("takeBack.request.number", { number: takeBack }) });
  await expect(listed).toBeVisible();
  await expectAccessible(page);
  await listed.click();
  await expect(currentStep(page)).toContainText(t("takeBack.states.created"));
});
