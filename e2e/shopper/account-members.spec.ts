import { type APIRequestContext, expect, type Page } from "@playwright/test";
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
import { finishOrder } from "../support/finish-order.ts";
import { waitForMail } from "../support/mailbox.ts";
import { openDevice } from "../support/open-device.ts";
import { swede } from "../support/people.ts";
import { putIntoCart } from "../support/put-into-cart.ts";
import { siteUrl } from "../support/shop.ts";
import { refusalOf, textsOf } from "../support/texts.ts";
import { untilHydrated } from "../support/until-hydrated.ts";
import { newUser, signIn, typePassword, type User } from "../support/users.ts";

const t = textsOf("sv");
const refusal = refusalOf("sv");
const membersSchema = z.object({ members: z.array(z.object({ memberId: z.string(), email: z.string() })) });
const membersOf = (page: Page) => page.getByRole("region", { name: t("account.members.title"), exact: true });

/** Waits for the invitation mail to an address, which must get no other mail, and returns its link. */
async function waitForLink(request: APIRequestContext, email: string): Promise<string> {
  const { text } = await waitForMail(request, email, /./);
  const [link] = /https?:\/\/\S+\/account\/invitation\S*/.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in ${text}`);
  return link;
}

/** Opens a mailed link while signed out, and signs in on the way. */
async function openAsUser(page: Page, link: string, user: User): Promise<void> {
  await page.goto(link);
  await page.waitForURL(/\/account\/login/);
  await untilHydrated(page);
  await page.getByRole("button", { name: t("signIn.password") }).click();
  await typePassword(page, user);
  await page.waitForURL(/\/account\/invitation/);
}

const accept = (page: Page) => page.getByRole("button", { name: t("account.invitation.accept") }).click();

test("an invited viewer sees the orders but cannot order until promoted to buyer [2.14]", async ({
  page,
  request,
  browser,
}) => {
  // Slow: the test has two users, two orders and two mails.
  test.slow();
  const owner = await newMember(request);
  const invited = await newUser(request);
  await changeAccount(request, owner, "/saveAddress", {
    addressId: null,
    ...swede,
    isBilling: true,
    isShipping: true,
  });
  const { order } = await orderForAccount(request, owner);

  await signIn(page, owner, { to: "/account/settings" });
  const members = membersOf(page);
  await members.getByLabel(t("account.invite.email")).fill(invited.email);
  await members.getByLabel(t("account.members.role")).last().selectOption("viewer");
  await members.getByRole("button", { name: t("account.invite.submit") }).click();
  await expect(members.getByText(t("account.invite.sent", { email: invited.email }))).toBeVisible();
  await expect(members.getByText(`${invited.email} · ${t("account.roles.viewer")}`)).toBeVisible();
  await expectAccessible(page);

  const phone = await openDevice(browser, "phone");
  await putIntoCart(phone, await findPlenty(request));
  const link = await waitForLink(request, invited.email);
  await openAsUser(phone, link, invited);
  await expect(phone.getByText(t("account.invitation.text", { email: invited.email }))).toBeVisible();
  await expectAccessible(phone);
  await accept(phone);
  const role = t("account.roles.viewer");
  await expect(phone.getByText(t("account.invitation.accepted", { name: owner.email, role }))).toBeVisible();
  await phone.getByRole("link", { name: t("account.invitation.toAccount") }).click();
  await phone.waitForURL(siteUrl("se", "/account"));
  const number = t("account.orders.number", { number: order?.number ?? "" });
  await expect(phone.getByText(number).first()).toBeVisible();
  await phone.goto(siteUrl("se", "/account/settings"));
  await expect(phone.getByText(t("account.settings.ownerOnly"))).toBeVisible();
  await expect(phone.getByRole("button", { name: t("account.addresses.add") })).toHaveCount(0);

  await phone.goto(siteUrl("se", "/checkout"));
  await expect(phone.getByText(refusal("role_insufficient"))).toBeVisible();
  await expectAccessible(phone);

  await page.reload();
  const member = members.getByRole("listitem").filter({ hasText: invited.email });
  const changed = page.waitForResponse((reply) => reply.url().includes("/changeRole"));
  await member.getByLabel(t("account.members.role")).selectOption("buyer");
  expect((await changed).ok()).toBe(true);

  await phone.getByRole("button", { name: t("error.retry") }).click();
  await phone.waitForURL(/\/checkout\/[^/]+\/shipping/);
  const placed = await finishOrder(phone);
  await page.goto(siteUrl("se", "/account/orders"));
  await expect(page.getByText(t("account.orders.number", { number: placed }))).toBeVisible();
  await phone.context().close();
});

test("the last owner can neither leave nor change role [2.14]", async ({ page, request }) => {
  const owner = await newUser(request);
  await signIn(page, owner, { to: "/account/settings" });
  const members = membersOf(page);
  const role = members.getByLabel(t("account.members.role")).first();
  await role.selectOption("viewer");
  await expect(members.getByText(refusal("last_owner"))).toBeVisible();
  await expect(role).toHaveValue("owner");

  await page.reload();
  await members
    .getByRole("button", { name: t("account.members.removeName", { email: owner.email }) })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("account.members.removeYourself"))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("account.members.remove"), exact: true }).click();
  await expect(members.getByText(refusal("last_owner"))).toBeVisible();
  await expect(members.getByText(owner.email).first()).toBeVisible();
});

test("the invitation page explains an invitation for another address, a used invitation and a broken link [2.14]", async ({
  page,
  request,
  browser,
}) => {
  const owner = await newMember(request);
  const invited = await newUser(request);
  const other = await newUser(request);
  await changeAccount(request, owner, "/invite", { email: invited.email, role: "buyer", site: "se" });
  const link = await waitForLink(request, invited.email);

  const device = await openDevice(browser);
  await openAsUser(device, link, other);
  await accept(device);
  const forOther = t("account.invitation.invitation_for_other_email", { email: other.email });
  await expect(device.getByText(forOther)).toBeVisible();
  await expectAccessible(device);
  await device.getByRole("button", { name: t("session.signOut") }).click();
  await device.waitForURL(siteUrl("se", "/"));
  await device.context().close();

  await openAsUser(page, link, invited);
  await accept(page);
  const role = t("account.roles.buyer");
  await expect(page.getByText(t("account.invitation.accepted", { name: owner.email, role }))).toBeVisible();
  // The used link opens the account for a member, but not for a removed member.
  await page.goto(siteUrl("se", "/account"));
  await page.goto(link);
  await accept(page);
  await expect(page.getByText(t("account.invitation.accepted", { name: owner.email, role }))).toBeVisible();
  const { members } = membersSchema.parse(await (await readAccount(request, owner, "/members")).json());
  const memberId = members.find(({ email }) => email === invited.email)?.memberId;
  await changeAccount(request, owner, "/removeMember", { memberId });
  await page.goto(siteUrl("se", "/account"));
  await page.goto(link);
  await accept(page);
  await expect(page.getByText(t("account.invitation.invitation_not_found"))).toBeVisible();
  await expectAccessible(page);
  await page.goto(siteUrl("se", "/account"));
  await page.goto(siteUrl("se", "/account/invitation"));
  await expect(page.getByText(t("account.invitation.broken"))).toBeVisible();
});
