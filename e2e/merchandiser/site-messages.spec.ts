import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { textsOf } from "../support/texts.ts";

// A message covers the content of every page of its site, so no other test uses this site.
const faq = siteUrl("pre-production", "/faq");
const t = textsOf("sv");

test("a message that a merchandiser adds, edits and deletes changes in the shop within seconds [2.53]", async ({
  page,
  browser,
}) => {
  test.slow();
  const admin = await browser.newPage();
  await signInToAdmin(admin);
  await admin.getByRole("link", { name: "Site messages" }).click();
  await admin.getByRole("button", { name: "New message" }).click();
  const english = admin.getByLabel("Message (en)");
  await admin.getByRole("combobox", { name: "Colour" }).click();
  await admin.getByRole("option", { name: "blue" }).click();
  await admin.getByRole("switch", { name: "On every site" }).click();
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("is required")).toBeVisible();
  await expect(english).toHaveAttribute("aria-invalid", "true");
  await expect(admin.getByText("choose at least one")).toBeVisible();

  await english.fill("Closed at Easter");
  await admin.getByLabel("Message (sv)").fill("Stängt i påsk");
  await admin.getByRole("switch", { name: "pre-production" }).click();
  await admin.getByRole("button", { name: "Save" }).click();
  const row = admin.getByRole("row", { name: "Closed at Easter" });
  await expect(row).toContainText("blue");

  // The API and the browser each cache messages for five seconds.
  const reload = async () => {
    await page.goto(faq);
    return page.getByRole("region", { name: t("messages.label") }).innerText({ timeout: 8000 });
  };
  await expect(async () => expect(await reload()).toContain("Stängt i påsk")).toPass({ timeout: 40_000 });

  await row.getByRole("button", { name: "Change" }).click();
  await admin.getByLabel("Message (sv)").fill("");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(row).toBeVisible();
  await expect(async () => expect(await reload()).toContain("Closed at Easter")).toPass({ timeout: 40_000 });

  await row.getByRole("button", { name: "Remove" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
  const isGone = async () => {
    const reply = page.waitForResponse(/\/api\/messages/);
    await page.goto(faq);
    expect(await (await reply).json()).toEqual({ messages: [] });
  };
  await expect(isGone).toPass({ timeout: 40_000 });
  await admin.close();
});
