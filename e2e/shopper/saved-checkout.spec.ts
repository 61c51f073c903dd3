import { expect } from "@playwright/test";
import { formatPrice } from "@spolverk/domain";
import { ageCheckout } from "../support/age-checkout.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { test } from "../support/answered-cookies.ts";
import { shop, siteUrl } from "../support/shop.ts";
import { textsOf } from "../support/texts.ts";
import { readProduct } from "../support/variation.ts";
import { stepSubmit } from "../support/step-submit.ts";

const t = textsOf("sv");

type SavedCheckout = { id: string; lines: { id: string; quantity: number }[]; totals: { total: number } };

/** Puts a product into the cart and opens the first step of the checkout. */
async function openCheckout({
  page,
  request,
}: Pick<Parameters<Parameters<typeof test>[2]>[0], "page" | "request">) {
  const product = await readProduct(request, "losvatten-pva");
  const [variation] = product.variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error("The product has no variation");
  const cart = JSON.stringify([{ id: variation.id, sku: variation.sku, quantity: 2 }]);
  await page.addInitScript((lines) => {
    if (window === window.top && localStorage.getItem("spolverk.cart") === null) {
      localStorage.setItem("spolverk.cart", lines);
    }
  }, cart);
  await page.goto(siteUrl("se", "/checkout"));
  await page.waitForURL(/\/checkout\/[^/]+\/account/);
  const id = /\/checkout\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  const read = async (): Promise<SavedCheckout> =>
    (await request.get(`${shop.api}/checkout/${id}?language=sv`)).json() as Promise<SavedCheckout>;
  return { id, name: product.name, read };
}

test("the link of a checkout opens it on another device, which continues it [4.35]", async ({
  page,
  request,
  browser,
}) => {
  const { id, name, read } = await openCheckout({ page, request });
  const email = page.getByLabel(t("checkout.account.email"), { exact: true });
  await email.fill("saved@example.com");
  await stepSubmit(page).click();
  await page.waitForURL(/\/address/);

  // A second device: a browser context without the storage of the first.
  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(siteUrl("se", `/checkout/${id}`));
  await other.waitForURL(new RegExp(`/checkout/${id}/address`));
  const { lines, totals } = await read();
  expect(lines).toMatchObject([{ quantity: 2 }]);
  const shown = formatPrice(totals.total, "SEK", true);
  for (const each of [page, other]) {
    const main = each.locator("main");
    await expect(main).toContainText(name);
    await expect(main).toContainText(shown);
  }

  const address = {
    firstName: "Astrid",
    lastName: "Lind",
    addressLine1: "Storgatan 1",
    zip: "252 20",
    city: "Helsingborg",
    cellNumber: "070-123 45 67",
  };
  await untilHydrated(other);
  for (const [field, value] of Object.entries(address)) {
    await other
      .getByLabel(t(`checkout.address.${field}`))
      .first()
      .fill(value);
  }
  await stepSubmit(other).click();
  await other.waitForURL(/\/shipping/);
  await device.close();

  // The first device then shows the values typed on the second.
  await page.goto(siteUrl("se", `/checkout/${id}`));
  await page.waitForURL(/\/shipping/);
});

test("an expired checkout offers a new one with the same lines, or the shop without a cart [4.35] [8.28]", async ({
  page,
  request,
  browser,
}) => {
  const { id, read } = await openCheckout({ page, request });
  const { lines } = await read();
  await ageCheckout(request, id, 15);

  const device = await browser.newContext();
  const other = await device.newPage();
  const answer = await other.goto(siteUrl("se", `/checkout/${id}`));
  expect(answer?.status()).toBe(404);
  await expect(other.getByRole("heading", { name: t("checkout.gone") })).toBeVisible();
  await expect(other.getByRole("link", { name: t("cart.toShop") })).toBeVisible();
  await device.close();

  await page.goto(siteUrl("se", `/checkout/${id}`));
  await expect(page.getByRole("heading", { name: t("checkout.gone") })).toBeVisible();
  await page.getByRole("button", { name: t("checkout.startNew") }).click();
  await page.waitForURL(/\/checkout\/[^/]+\/account/);
  const newId = /\/checkout\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  expect(newId).not.toBe(id);
  const reply = await request.get(`${shop.api}/checkout/${newId}?language=sv`);
  const fresh = (await reply.json()) as SavedCheckout;
  expect(fresh.lines.map((line) => [line.id, line.quantity])).toEqual(
    lines.map((line) => [line.id, line.quantity]),
  );
});
