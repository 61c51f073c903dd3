import { expect, type Locator, type Page } from "@playwright/test";
import { findPlenty } from "../support/account-member.ts";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { newOrganizationNumber } from "../support/new-register-number.ts";
import { swede } from "../support/people.ts";
import { putIntoCart } from "../support/put-into-cart.ts";
import { siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { newUser, signIn } from "../support/users.ts";

const t = textsOf("sv");
const section = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: t(title), exact: true });
const field = (scope: Page | Locator, name: string): Locator =>
  scope.getByLabel(new RegExp(`^${t(`checkout.address.${name}`)}`));

async function openSettings(page: Page, user: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, user, { to: "/account/settings" });
  await expect(section(page, "account.profile.title")).toBeVisible();
}

async function fillAddress(dialog: Locator, changes: Partial<typeof swede> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...swede, ...changes })) {
    if (name !== "country") await field(dialog, name).fill(value);
  }
}

test(
  "the profile is saved, and an invalid number is reported at its field [2.14]",
  { tag: "@phone" },
  async ({ page, request }) => {
    await openSettings(page, await newUser(request));
    const profile = section(page, "account.profile.title");
    const save = profile.getByRole("button", { name: t("account.save"), exact: true });
    const name = profile.getByLabel(t("account.profile.accountName"));
    await name.fill("");
    await save.click();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Astrids verkstad");
    await field(profile, "cellNumber").fill("12");
    await save.click();
    await expect(field(profile, "cellNumber")).toHaveAttribute("aria-invalid", "true");
    await expect(name).not.toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);

    await field(profile, "firstName").fill(swede.firstName);
    await field(profile, "lastName").fill(swede.lastName);
    await field(profile, "cellNumber").fill(swede.cellNumber);
    await save.click();
    await expect(profile.getByText(t("account.saved"), { exact: true })).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("Astrids verkstad");
    await expect(field(profile, "firstName")).toHaveValue(swede.firstName);
    // The page shows the number in E.164, the format that carriers need and the API stores.
    await expect(field(profile, "cellNumber")).toHaveValue("+46701234567");

    await page.goto(siteUrl("se", "/account"));
    await expect(page.getByText(t("account.overview.helloName", { name: swede.firstName }))).toBeVisible();
    await expect(page.getByText("Astrids verkstad").first()).toBeVisible();
  },
);

test(
  "an address is added, edited and deleted, and a checkout starts with it and the account's e-mail [2.14] [7.12]",
  {
    tag: "@phone",
  },
  async ({ page, request }) => {
    const user = await newUser(request);
    await putIntoCart(page, await findPlenty(request));
    await openSettings(page, user);
    const book = section(page, "account.addresses.title");
    const dialog = page.getByRole("dialog");
    const save = dialog.getByRole("button", { name: t("account.save"), exact: true });
    const cards = book.getByRole("listitem");
    await expect(book.getByText(t("account.addresses.empty"))).toBeVisible();

    await book.getByRole("button", { name: t("account.addresses.add") }).click();
    await save.click();
    await expect(field(dialog, "zip")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await fillAddress(dialog, { zip: "1" });
    await save.click();
    await expect(field(dialog, "zip")).toHaveAttribute("aria-invalid", "true");
    await expect(field(dialog, "city")).not.toHaveAttribute("aria-invalid", "true");
    await field(dialog, "zip").fill(swede.zip);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(cards).toHaveCount(1);
    await expect(cards.getByText(t("account.addresses.isBilling"), { exact: true })).toBeVisible();
    await expect(cards.getByText(t("account.addresses.isShipping"), { exact: true })).toBeVisible();

    // The second address replaces the first as the billing address.
    await book.getByRole("button", { name: t("account.addresses.add") }).click();
    await fillAddress(dialog, { addressLine1: "Drottninggatan 2" });
    await dialog.getByLabel(t("account.addresses.useForBilling")).check();
    await save.click();
    await expect(cards).toHaveCount(2);
    const second = cards.filter({ hasText: "Drottninggatan 2" });
    await expect(second.getByText(t("account.addresses.isBilling"), { exact: true })).toBeVisible();
    await expect(second.getByText(t("account.addresses.isShipping"), { exact: true })).toHaveCount(0);
    await expect(book.getByText(t("account.addresses.isBilling"), { exact: true })).toHaveCount(1);
    await expectAccessible(page);

    await second.getByRole("button").first().click();
    await field(dialog, "addressLine1").fill("Drottninggatan 3");
    await dialog.getByLabel(t("account.addresses.useForShipping")).check();
    await save.click();
    await expect(dialog).toBeHidden();
    const changed = cards.filter({ hasText: "Drottninggatan 3" });
    await expect(changed.getByText(t("account.addresses.isShipping"), { exact: true })).toBeVisible();
    await cards.filter({ hasText: swede.addressLine1 }).getByRole("button").last().click();
    await expect(cards).toHaveCount(1);

    await page.goto(siteUrl("se", "/checkout"));
    await page.waitForURL(/\/checkout\/[^/]+\/shipping/);
    const id = /\/checkout\/([^/]+)\//.exec(page.url())?.[1] ?? "";
    await page.goto(siteUrl("se", `/checkout/${id}/address`));
    await expect(field(page, "addressLine1").first()).toHaveValue("Drottninggatan 3");
    await expect(field(page, "city").first()).toHaveValue(swede.city);
    await expectAccessible(page);
    await page.goto(siteUrl("se", `/checkout/${id}/account`));
    await expect(page.getByText(t("checkout.account.mailsTo", { email: user.email }))).toBeVisible();
    await expectAccessible(page);
  },
);

test("a checkout of a company's account starts with its company data [2.14] [3.39] [3.41] [7.12]", async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const organizationNumber = newOrganizationNumber();
  await putIntoCart(page, await findPlenty(request));
  await openSettings(page, user);
  const form = section(page, "account.companyAccount.title");
  await form.getByRole("button", { name: t("account.companyAccount.open") }).click();
  await field(form, "company").fill("Fräs & Form AB");
  await form.locator("#new-company-organizationNumber").fill("556012-5791");
  await form.getByRole("button", { name: t("account.companyAccount.create") }).click();
  await expect(form.locator("#new-company-organizationNumber")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await form.locator("#new-company-organizationNumber").fill(organizationNumber);
  await form.getByRole("button", { name: t("account.companyAccount.create") }).click();
  await expect(form.getByText(t("account.companyAccount.created", { name: "Fräs & Form AB" }))).toBeVisible();

  await page.goto(siteUrl("se", "/account"));
  await page
    .getByRole("combobox", { name: t("session.account"), exact: true })
    .selectOption({ label: "Fräs & Form AB" });
  await expect(page.getByText(t("account.contract.none.company"))).toBeVisible();
  await page.goto(siteUrl("se", "/account/settings"));
  const company = section(page, "account.company.title");
  await expect(company.locator("#company-organizationNumber")).not.toHaveValue("");
  await field(company, "referenceCode").fill("Verkstad 4711");
  await field(company, "invoiceEmail").fill("not an address");
  await company.getByRole("button", { name: t("account.save"), exact: true }).click();
  await expect(field(company, "invoiceEmail")).toHaveAttribute("aria-invalid", "true");
  await field(company, "invoiceEmail").fill("invoices@example.com");
  await company.getByRole("button", { name: t("account.save"), exact: true }).click();
  await expect(company.getByText(t("account.saved"), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(siteUrl("se", "/checkout"));
  await page.waitForURL(/\/checkout\/[^/]+\/address/);
  await expect(page.locator("#billing-company")).toHaveValue("Fräs & Form AB");
  await expect(page.locator("#billing-organizationNumber")).toHaveValue(
    new RegExp(organizationNumber.slice(0, 6)),
  );
  await expect(page.locator("#billing-referenceCode")).toHaveValue("Verkstad 4711");
  await expect(page.locator("#billing-invoiceEmail")).toHaveValue("invoices@example.com");
  await expectAccessible(page);
});
