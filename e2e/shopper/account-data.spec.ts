import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { z } from "zod";
import {
  changeAccount,
  findPlenty,
  newMember,
  orderForAccount,
  readAccount,
} from "../support/account-member.ts";
import { test } from "../support/answered-cookies.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { findOrderInAdmin } from "../support/find-order-in-admin.ts";
import { swede } from "../support/people.ts";
import { siteUrl } from "../support/shop.ts";
import { refusalOf, textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { signIn } from "../support/users.ts";

const t = textsOf("sv");
const refusal = refusalOf("sv");
const exportSchema = z.object({
  user: z.object({ email: z.string() }),
  account: z.object({
    accountId: z.string(),
    email: z.string(),
    addresses: z.array(z.object({ city: z.string() })),
  }),
  members: z.object({ members: z.array(z.object({ email: z.string() })) }),
  wishList: z.object({ variationIds: z.array(z.string()) }),
  orders: z.array(z.object({ number: z.string(), email: z.string() })),
});
const ordersSchema = z.object({ orders: z.array(z.object({ orderId: z.string() })) });

test("exports exactly this account's data as a JSON file [2.14]", async ({ page, request }) => {
  const member = await newMember(request);
  const other = await newMember(request);
  const wish = await findPlenty(request);
  await changeAccount(request, member, "/saveAddress", { addressId: null, ...swede });
  await changeAccount(request, member, "/wishlist", { add: [wish.id] });
  const { order } = await orderForAccount(request, member);
  await orderForAccount(request, other);

  await signIn(page, member, { to: "/account/settings" });
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: t("account.data.export") }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await download.path(), "utf8");
  expect(exportSchema.parse(JSON.parse(text))).toEqual({
    user: { email: member.email },
    account: { accountId: member.accountId, email: member.email, addresses: [{ city: swede.city }] },
    members: { members: [{ email: member.email }] },
    wishList: { variationIds: [wish.id] },
    orders: [{ number: order?.number, email: member.email }],
  });
  expect(text).not.toContain(other.email);
});

test("deleting the account keeps only its orders, and the next sign-in creates an empty account [2.14] [4.4]", async ({
  page,
  request,
  browser,
}) => {
  // Slow: the test places an order, signs in twice and opens the admin.
  test.slow();
  const member = await newMember(request);
  await changeAccount(request, member, "/saveAddress", { addressId: null, ...swede });
  const { order } = await orderForAccount(request, member);

  await signIn(page, member, { to: "/account/settings" });
  await page.getByRole("button", { name: t("account.delete.open") }).click();
  const dialog = page.getByRole("dialog");
  const email = dialog.getByLabel(t("account.delete.email"));
  const confirm = dialog.getByRole("button", { name: t("account.delete.confirm") });
  await email.fill(`x${member.email}`);
  await confirm.click();
  await expect(dialog.getByText(t("account.delete.mistyped"))).toBeVisible();
  await expect(email).toBeFocused();
  await expectAccessible(page);
  // The account cannot be deleted while an order is being delivered.
  await email.fill(member.email);
  await confirm.click();
  await expect(dialog.getByText(refusal("account_has_open_orders"))).toBeVisible();

  const { orders } = ordersSchema.parse(await (await readAccount(request, member, "/orders")).json());
  await changeAccount(request, member, `/orders/${orders[0]?.orderId}/cancel`, {});
  await confirm.click();
  await page.waitForURL(siteUrl("se", "/"));
  await page.goto(siteUrl("se", "/account/orders"));
  await page.waitForURL(/\/account\/login/);
  await untilHydrated(page);

  const created = page.waitForResponse((reply) => reply.url().includes("/api/account/create"));
  await signIn(page, member, { to: "/account/settings" });
  expect(await (await created).json()).not.toMatchObject({ accountId: member.accountId });
  await expect(page.getByText(t("account.addresses.empty"))).toBeVisible();
  await page.goto(siteUrl("se", "/account/orders"));
  await expect(page.getByRole("heading", { name: t("account.orders.empty") })).toBeVisible();

  const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await findOrderInAdmin(admin, order?.number ?? "");
  await admin.close();
});
