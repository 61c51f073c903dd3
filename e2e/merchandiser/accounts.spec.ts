import { randomUUID } from "node:crypto";
import { expect, test } from "../support/console-errors.ts";
import { siteUrl } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";
import { textsOf } from "../support/texts.ts";
import { createAccount, getAccessToken, newCompany, newUser, signIn } from "../support/users.ts";

const t = textsOf("sv");

test("an agreed price reaches the account's users within seconds and is recorded in the audit trail [3.3] [6.6]", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const user = await newUser(request);
  const company = newCompany(`Fräs ${randomUUID()} AB`);
  await createAccount(request, await getAccessToken(request, user.email), company);

  const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInToAdmin(admin);
  await admin.getByRole("link", { name: "Accounts", exact: true }).click();
  await admin
    .getByRole("searchbox", { name: "Search by name, e-mail or organization number" })
    .fill(company.organizationNumber);
  await admin.getByRole("link", { name: company.name }).click();
  await expect(admin.getByRole("heading", { name: company.name })).toBeVisible();
  await admin.getByRole("button", { name: "New agreement" }).click();
  await admin.getByRole("combobox", { name: "For" }).click();
  await admin.getByRole("option", { name: /filament/i }).click();
  await admin.getByLabel("Percent off the list price").fill("101");
  await admin.getByRole("button", { name: "Save" }).first().click();
  await expect(admin.getByText("must be 100 or less")).toBeVisible();
  await admin.getByLabel("Percent off the list price").fill("17");
  await admin.getByRole("button", { name: "Save" }).first().click();
  const row = admin.getByRole("row", { name: /17 %/ }).first();
  await expect(row).toContainText("Holds");
  // The audit trail names the merchandiser who added the agreement.
  await expect(admin.getByRole("cell", { name: "Shop Admin" })).toHaveCount(1);

  await signIn(page, user);
  await expect(page.getByText(t("account.contract.off", { percent: "17" })).first()).toBeVisible();
  await page.goto(siteUrl("se", "/product/karna-pla"));
  await expect(page.locator("main").getByText(t("price.agreement")).first()).toBeVisible();

  await row.getByRole("button", { name: /^End/ }).click();
  await admin.getByRole("alertdialog").getByRole("button").last().click();
  await expect(admin.getByText("Ended").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("main b").first()).toBeVisible();
  await expect(page.locator("main").getByText(t("price.agreement"))).toHaveCount(0);
  await admin.close();
});
