import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { waitForMail } from "../support/mailbox.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";

const at = Date.now();
const contactsSchema = z.object({ contacts: z.array(z.object({ email: z.string() })) });

/** Whether the mailing service lists the address. */
async function isContact(request: APIRequestContext, email: string): Promise<boolean> {
  const reply = await request.get(`${shop.mailbox}/contacts`);
  return contactsSchema.parse(await reply.json()).contacts.some((contact) => contact.email === email);
}

/** The URL of a button or link in a mail. */
function readLink(text: string, path: string): string {
  const [link] = new RegExp(`http://\\S+${path}#\\S+`).exec(text) ?? [];
  if (link === undefined) throw new Error(`No link to ${path}: ${text}`);
  return link;
}

/** The desktop and the phone each use one of two languages. */
const swedish = {
  language: "sv",
  site: "se",
  question: "Bekräfta: nyhetsbrevet från Spolverk",
  welcome: "Nyhetsbrevet från Spolverk är på väg",
} as const;
const german = {
  language: "de",
  site: "de",
  question: "Bitte bestätigen: der Newsletter von Spolverk",
  welcome: "Der Newsletter von Spolverk ist unterwegs",
} as const;

test(
  "a newsletter subscription from the footer is confirmed and ended by the links in its mails [2.31] [4.33] [7.14]",
  { tag: "@phone" },
  async ({ page, request, isMobile }) => {
    const { language, site, question, welcome } = isMobile ? swedish : german;
    const t = textsOf(language);
    const email = `newsletter-${language}-${at}@example.com`;
    await page.goto(siteUrl(site, "/about"));
    await page.getByLabel(t("newsletter.email")).fill(email);
    await page.getByRole("button", { name: t("newsletter.submit"), exact: true }).click();
    await expect(page.getByText(t("newsletter.success", { email }))).toBeVisible();

    const asked = await waitForMail(request, email, question);
    expect(await isContact(request, email)).toBe(false);
    await page.goto(readLink(asked.text, "/newsletter/confirm"));
    await expect(page).toHaveURL(new RegExp(`^${siteUrl(site, "/newsletter/confirm")}`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expectAccessible(page);
    await page.getByRole("button", { name: t("newsletterLink.confirm") }).click();
    await expect(page.getByText(t("newsletterLink.confirmed"))).toBeVisible();
    await expect.poll(() => isContact(request, email)).toBe(true);

    const welcomed = await waitForMail(request, email, welcome);
    await page.goto(readLink(welcomed.text, "/newsletter/unsubscribe"));
    await expectAccessible(page);
    await page.getByRole("button", { name: t("newsletterLink.unsubscribe") }).click();
    await expect(page.getByText(t("newsletterLink.unsubscribed"))).toBeVisible();
    await expect.poll(() => isContact(request, email)).toBe(false);
  },
);
