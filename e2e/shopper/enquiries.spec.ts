import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/answered-cookies.ts";
import { disguised, document, picture } from "../support/enquiry-files.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { siteUrl } from "../support/shop.ts";
import { refusalOf, textsOf } from "../support/texts.ts";

/** Each form: its page, the values typed in its fields, and its attachments. */
const forms = [
  {
    kind: "contact",
    path: "/contact",
    section: "form",
    typed: { orderNumber: "10001", batchNumber: "B-77", message: "Tråden går av efter en timme." },
    file: picture,
  },
  {
    kind: "suggestion",
    path: "/contact",
    section: "suggestion",
    typed: { product: "PETG, turkos, 2,85 mm", message: "Krukor." },
  },
  {
    kind: "affiliate",
    path: "/affiliate",
    section: "form",
    typed: {
      contentPlans: "En film i månaden.",
      experience: "Fyra år, mest i Norden.",
      socialHandles: "@kim.prints",
    },
  },
  {
    kind: "reseller",
    path: "/resellers",
    section: "form",
    typed: { company: "Fräs AB", expectedKg: "40", salesChannels: "Butik i Lund." },
  },
  {
    kind: "partner",
    path: "/partner-program",
    section: "form",
    typed: { company: "Fräs AB", printers: "12", monthlyKg: "80" },
  },
  {
    kind: "endProductUse",
    path: "/end-product-use",
    section: "form",
    typed: { yearlyPieces: "4000", product: "Lampor för kök.", material: "PETG" },
  },
  {
    kind: "customFilament",
    path: "/custom-filaments",
    section: "form",
    typed: {
      company: "Fräs AB",
      use: "Skyltar.",
      material: "PLA",
      color: "RAL 5018",
      amountKg: "60",
    },
    choice: ["diameter", "1.75"],
    file: picture,
  },
  {
    kind: "careers",
    path: "/careers",
    section: "form",
    typed: { position: "Lager", message: "Jag vill packa spolar." },
    file: document,
  },
] as const;
type Form = (typeof forms)[number];
type Texts = ReturnType<typeof textsOf>;

const fieldOf = (section: Locator, kind: string, name: string) => section.locator(`#${kind}-${name}`);
const submitOf = (form: Locator, t: Texts, kind: string) =>
  form.getByRole("button", { name: t(`enquiry.kinds.${kind}.submit`), exact: true });

/**
 * Moves the clock ten seconds ahead. A test fills in a form faster than any person, and the server marks an enquiry as
 * suspicious when too little time lies between showing the form and sending it.
 */
const letTimePass = (page: Page) => page.clock.setFixedTime(new Date(Date.now() + 10_000));

async function fillIn(section: Locator, t: Texts, form: Form, email: string): Promise<void> {
  const typed = { name: "Kim Weber", email, ...form.typed };
  for (const [name, value] of Object.entries(typed)) await fieldOf(section, form.kind, name).fill(value);
  if ("choice" in form) await fieldOf(section, form.kind, form.choice[0]).selectOption(form.choice[1]);
  if (!("file" in form)) return;
  await section.locator("input[type=file]").setInputFiles(form.file);
  await expect(section.getByText(t("enquiry.files.attached"))).toBeVisible();
}

/** Sends the form and expects the number of the enquiry on the page and in the mail to the sender. */
async function send(
  { page, request, section, t }: { page: Page; request: APIRequestContext; section: Locator; t: Texts },
  { kind, email }: { kind: string; email: string },
): Promise<void> {
  await letTimePass(page);
  await submitOf(section, t, kind).click();
  const heading = section.getByRole("heading", { name: t("enquiry.sent.title") });
  await expect(heading).toBeFocused();
  const [number = "no number"] = /E-\d+/.exec((await section.textContent()) ?? "") ?? [];
  await expectAccessible(page);
  const mail = await waitForMail(request, email, new RegExp(number));
  expect(mail.text).toContain("Kim Weber");
}

/** The forms that are also tested on a phone, in one column: together they have every kind of field and attachment. */
const phoneKinds: readonly string[] = ["contact", "customFilament", "careers"];

for (const [index, form] of forms.entries()) {
  test(
    `the ${form.kind} form shows its errors, then its number, and sends a mail [1.6] [2.10] [2.11] [3.46] [3.47]`,
    { tag: phoneKinds.includes(form.kind) ? "@phone" : [] },
    async ({ page, request, isMobile }) => {
      // The forms alternate between Swedish and another language, on phones in reverse.
      const isSwedish = (index % 2 === 0) !== isMobile;
      const { language, site } = isSwedish
        ? ({ language: "sv", site: "se" } as const)
        : ({ language: "de", site: "de" } as const);
      const t = textsOf(language);
      const email = `${form.kind}-${language}-${Date.now()}@example.com`.toLowerCase();
      await page.goto(siteUrl(site, form.path));
      const section = page.locator(`#${form.section}`);
      await submitOf(section, t, form.kind).click();
      const summary = section.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(fieldOf(section, form.kind, "name")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await summary.getByRole("link").first().click();
      await expect(fieldOf(section, form.kind, "name")).toBeFocused();
      await fillIn(section, t, form, email);
      await send({ page, request, section, t }, { kind: form.kind, email });
    },
  );
}

const [contact] = forms;

test("a file with a misleading name is refused beside its name, and the form can be sent without it [3.47]", async ({
  page,
  request,
}) => {
  const t = textsOf("sv");
  const email = `refused-${Date.now()}@example.com`;
  await page.goto(siteUrl("se", "/contact"));
  const section = page.locator("#form");
  const { typed } = contact;
  await fieldOf(section, "contact", "name").fill("Kim Weber");
  await fieldOf(section, "contact", "email").fill(email);
  await fieldOf(section, "contact", "message").fill(typed.message);
  const refused = page.waitForResponse((reply) => reply.url().includes("/api/upload"));
  await section.locator("input[type=file]").setInputFiles(disguised);
  expect((await refused).status()).toBe(415);
  const row = section.getByRole("listitem").filter({ hasText: disguised.name });
  await expect(row).toContainText(refusalOf("sv")("upload_type"));
  await expectAccessible(page);
  await row.getByRole("button", { name: t("enquiry.files.remove", { name: disguised.name }) }).click();
  await expect(row).toHaveCount(0);
  await send({ page, request, section, t }, { kind: "contact", email });
});

test("a search without hits links to the suggestion form [1.6]", async ({ page }) => {
  const t = textsOf("sv");
  await page.goto(siteUrl("se", "/search?query=zzzzxxxxqqqq"));
  await page.getByRole("link", { name: t("search.suggest") }).click();
  await expect(page).toHaveURL(siteUrl("se", "/contact#suggestion"));
  await expect(page.locator("#suggestion")).toBeInViewport();
});
