import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findPlenty } from "./account-member.ts";
import { waitForMail } from "./mailbox.ts";
import { openMerchandiserApi } from "./merchandiser-api.ts";
import { orderByApi } from "./order-by-api.ts";
import { siteUrl } from "./shop.ts";
import { textsOf } from "./texts.ts";

/** Orders one piece as a guest; returns what the forms for take-backs and withdrawals need, on any site. */
export async function orderAsGuest(request: APIRequestContext, email: string) {
  const { id: _id, ...order } = await placeAsGuest(request, email);
  return order;
}

/** Orders one piece as a guest, as `orderAsGuest` does, and ships it: a take-back requires shipped goods. */
export async function orderAndShip(request: APIRequestContext, email: string) {
  const { id, ...order } = await placeAsGuest(request, email);
  await (await openMerchandiserApi(request)).ship(id, "UA123456789SE");
  return order;
}

async function placeAsGuest(request: APIRequestContext, email: string) {
  const { id: variationId } = await findPlenty(request);
  const goods = { variationId, quantity: 1 };
  const { order } = await orderByApi(request, { site: "de", language: "de", email, ...goods });
  if (!order) throw new Error("No order was made");
  return { id: order.id, orderNumber: order.number, email };
}

/** A parcel that the rules accept, by field id. */
const parcel = {
  spools: "9",
  scrapGrams: "2,5",
  weightGrams: "12.4",
  lengthMm: "60",
  widthMm: "40",
  heightMm: "39,5",
};

/** Opens /re-add and fills in the form. */
export async function fillTakeBack(
  page: Page,
  site: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(siteUrl(site, "/re-add"));
  for (const [id, value] of Object.entries({ ...parcel, ...fields }))
    await page.locator(`#${id}`).fill(value);
  await page.locator("#ownPlaOnly").check();
  await page.locator("#agreement").check();
}

export const takeBackSubmit = (page: Page, language: string) =>
  page.getByRole("button", { name: textsOf(language)("takeBack.form.submit") });

/** Waits until the confirmation has replaced the form and returns the number of the take-back. */
export async function readTakeBackNumber(page: Page): Promise<string> {
  const title = page.locator("#form h3");
  await expect(title).toBeFocused();
  const [number] = /R-\d+/.exec(await title.innerText()) ?? [];
  if (number === undefined) throw new Error("The confirmation has no number");
  return number;
}

/** Waits for the mail about a new request and returns the link to the request. */
export async function waitForTakeBackLink(
  request: APIRequestContext,
  email: string,
  number: string,
): Promise<string> {
  const { text } = await waitForMail(request, email, new RegExp(`${number}$`));
  const [link] = /https?:\/\/\S+\/re-add\/request#[\w-]+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in ${text}`);
  return link;
}
