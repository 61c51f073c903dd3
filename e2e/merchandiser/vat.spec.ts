import { expect, test } from "@playwright/test";
import { shop } from "../support/shop.ts";
import { signInToAdmin } from "../support/sign-in-to-admin.ts";

const day = "2099-06-01";

test("the admin asks for confirmation of a VAT rate that applies at once, showing the rate that it replaces, and of its removal [9.12]", async ({
  page,
}) => {
  await signInToAdmin(page);
  // Only the page's clock shows that day. For the server the day lies in the future, so it plans the rate for that day.
  await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
  await page.goto(`${shop.adminUrl}/settings/vat`);
  await page.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "Norway (NO)" }).click();
  await page.getByLabel("Rate in percent").fill("15");
  await page.getByLabel("From", { exact: true }).first().fill(day);
  const save = page.getByRole("button", { name: "Save" }).first();
  const question = page.getByRole("alertdialog");
  const remove = page.getByRole("button", { name: `Remove the rate of Norway (NO) from ${day}` });

  await save.click();
  await expect(question).toContainText("Norway (NO): 25 % → 15 %. This holds at once");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Rate in percent")).toHaveValue("15");
  await expect(remove).toHaveCount(0);

  await save.click();
  await question.getByRole("button", { name: "Charge it" }).click();

  await remove.click();
  await expect(question).toContainText(`Norway (NO): 15 % from ${day}`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await remove.click();
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect(question).toBeHidden();
  await expect(remove).toHaveCount(0);
});
