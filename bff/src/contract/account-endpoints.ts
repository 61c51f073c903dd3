import {
  acceptInvitationBodySchema,
  accountCreateBodySchema,
  accountDeletionBodySchema,
  accountDeletionSchema,
  accountDetailSchema,
  accountListSchema,
  accountParamsSchema,
  accountSchema,
  accountSettingsBodySchema,
  addressIdBodySchema,
  invitationIdBodySchema,
  inviteBodySchema,
  memberIdBodySchema,
  memberRoleBodySchema,
  membersSchema,
  saveAddressBodySchema,
  wishListBodySchema,
  wishListSchema,
} from "./account.ts";
import {
  accountExportSchema,
  claimSchema,
  fileSchema,
  orderParamsSchema,
  orderSchema,
  ordersQuerySchema,
  ordersSchema,
  returnBodySchema,
} from "./account-orders.ts";
import { commonQuerySchema } from "./common.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** What every call of a signed-in user can be refused for. */
const userErrors = [
  "sign_in_required",
  "token_invalid",
  "token_expired",
  "email_not_verified",
  "sign_in_unavailable",
] as const;
/** What every call about one account can be refused for. */
const memberErrors = [...userErrors, "account_forbidden", "role_insufficient"] as const;

const ofUser = { tag: "Account", access: "user", query: commonQuerySchema } as const;
const ofAccount = { tag: "Account", params: accountParamsSchema, query: commonQuerySchema } as const;
const ofOrder = { tag: "Account", params: orderParamsSchema, query: commonQuerySchema } as const;
const orderErrors = [...memberErrors, "order_not_found"] as const;

/** The calls of signed-in users [7.6]–[7.9]; `access` names the least role that may. */
export const accountEndpoints = {
  "GET /account/list": {
    ...ofUser,
    summary: "The accounts that the signed-in user is a member of",
    reply: accountListSchema,
    errors: userErrors,
  },
  "POST /account/create": {
    ...ofUser,
    summary: "Creates the signed-in user's first account, once, or a further one for a company",
    body: accountCreateBodySchema,
    reply: accountSchema,
    errors: [...userErrors, "too_many_accounts"],
  },
  "POST /account/acceptInvitation": {
    ...ofUser,
    summary: "Makes the signed-in user a member of the account that a mail to their address invites to",
    body: acceptInvitationBodySchema,
    reply: accountSchema,
    errors: [...userErrors, "invitation_not_found", "invitation_for_other_email"],
  },
  "GET /account/{id}": {
    ...ofAccount,
    access: "viewer",
    summary: "An account with its settings, addresses and agreements",
    reply: accountDetailSchema,
    errors: memberErrors,
  },
  "POST /account/{id}/settings": {
    ...ofAccount,
    access: "owner",
    summary: "Changes name, contact, company data and marketing choices",
    body: accountSettingsBodySchema,
    reply: accountDetailSchema,
    errors: [...memberErrors, "newsletter_unavailable"],
  },
  "POST /account/{id}/saveAddress": {
    ...ofAccount,
    access: "buyer",
    summary: "Adds an address to the address book, or changes one",
    body: saveAddressBodySchema,
    reply: accountDetailSchema,
    errors: [...memberErrors, "address_not_found", "too_many_addresses"],
  },
  "POST /account/{id}/removeAddress": {
    ...ofAccount,
    access: "buyer",
    summary: "Takes an address out of the address book",
    body: addressIdBodySchema,
    reply: accountDetailSchema,
    errors: [...memberErrors, "address_not_found"],
  },
  "GET /account/{id}/members": {
    ...ofAccount,
    access: "owner",
    summary: "Who may act for the account, and who is invited to",
    reply: membersSchema,
    errors: memberErrors,
  },
  "POST /account/{id}/invite": {
    ...ofAccount,
    access: "owner",
    summary: "Invites somebody by mail to become a member",
    body: inviteBodySchema,
    reply: membersSchema,
    errors: [...memberErrors, "already_member", "too_many_members"],
  },
  "POST /account/{id}/removeInvitation": {
    ...ofAccount,
    access: "owner",
    summary: "Takes an invitation back",
    body: invitationIdBodySchema,
    reply: membersSchema,
    errors: [...memberErrors, "invitation_not_found"],
  },
  "POST /account/{id}/changeRole": {
    ...ofAccount,
    access: "owner",
    summary: "Gives a member another role",
    body: memberRoleBodySchema,
    reply: membersSchema,
    errors: [...memberErrors, "member_not_found", "last_owner"],
  },
  "POST /account/{id}/removeMember": {
    ...ofAccount,
    access: "owner",
    summary: "Ends a membership",
    body: memberIdBodySchema,
    reply: membersSchema,
    errors: [...memberErrors, "member_not_found", "last_owner"],
  },
  "GET /account/{id}/wishlist": {
    ...ofAccount,
    access: "viewer",
    summary: "The user's wish list in the account",
    reply: wishListSchema,
    errors: memberErrors,
  },
  "POST /account/{id}/wishlist": {
    ...ofAccount,
    access: "viewer",
    summary: "Adds to the user's wish list in the account, and takes from it",
    body: wishListBodySchema,
    reply: wishListSchema,
    errors: memberErrors,
  },
  "GET /account/{id}/orders": {
    ...ofAccount,
    access: "viewer",
    summary: "A page of the account's orders",
    query: ordersQuerySchema,
    reply: ordersSchema,
    errors: memberErrors,
  },
  "POST /account/{id}/claimOrders": {
    ...ofAccount,
    access: "owner",
    summary: "Gives the account the orders that the user placed as a guest with the same e-mail address",
    reply: claimSchema,
    errors: memberErrors,
  },
  "GET /account/{id}/orders/{orderId}": {
    ...ofOrder,
    access: "viewer",
    summary: "An order of the account",
    reply: orderSchema,
    errors: orderErrors,
  },
  "GET /account/{id}/orders/{orderId}/invoice": {
    ...ofOrder,
    access: "viewer",
    summary: "The invoice of an order, as PDF",
    reply: fileSchema,
    errors: [...orderErrors, "invoice_not_found"],
  },
  "POST /account/{id}/orders/{orderId}/cancel": {
    ...ofOrder,
    access: "buyer",
    summary: "Cancels an order that is not packed yet, and pays back what was paid",
    reply: orderSchema,
    errors: [...orderErrors, "order_not_cancellable"],
  },
  "POST /account/{id}/orders/{orderId}/return": {
    ...ofOrder,
    access: "buyer",
    summary: "Asks to return goods of an order",
    body: returnBodySchema,
    reply: orderSchema,
    errors: [...orderErrors, "order_not_returnable"],
  },
  "GET /account/{id}/export": {
    ...ofAccount,
    access: "owner",
    summary: "Everything that is stored about the account and the user, to take along",
    reply: accountExportSchema,
    errors: memberErrors,
  },
  "POST /account/{id}/delete": {
    ...ofAccount,
    access: "owner",
    summary: "Deletes the account; orders stay as long as the law asks for, without it",
    body: accountDeletionBodySchema,
    reply: accountDeletionSchema,
    errors: [...memberErrors, "account_has_open_orders"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
