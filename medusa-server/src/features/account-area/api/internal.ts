import { accountCalls, accountMemberCalls, accountOrderCalls } from "@spolverk/medusa-contract";
import { expectPresent } from "../../../database/expect-present.ts";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { inviteMember } from "../../accounts/invite-member.ts";
import { ACCOUNT_MODULE } from "../../accounts/modules/account/index.ts";
import { readAccountDetail } from "../../accounts/read-account-detail.ts";
import { readMembers } from "../../accounts/read-members.ts";
import { saveAccountSettings } from "../save-account-settings.ts";
import { cancelAccountOrder } from "../cancel-account-order.ts";
import { claimGuestOrders, countClaimable } from "../claim-orders.ts";
import { createAccount } from "../create-account.ts";
import { listAccountsOfUser } from "../list-accounts-of-user.ts";
import { readAccountInvoice } from "../read-account-invoice.ts";
import { readAccountOrder, readAccountOrders } from "../read-account-orders.ts";
import { requestReturn } from "../request-return.ts";
import { findAccountOrders } from "../sql/find-account-orders.ts";

export const accountInternalRoutes = [
  ...internalRoutes(accountCalls)({
    listAccounts: async ({ container, body }) => ({
      accounts: await listAccountsOfUser(container, body.subject),
    }),
    createAccount: async ({ container, body }) => ({ account: await createAccount(container, body) }),
    acceptInvitation: async ({ container, body }) => {
      const accepted = await container.resolve(ACCOUNT_MODULE).acceptInvitation(body, new Date());
      if (accepted.kind !== "accepted") return accepted;
      const own = await listAccountsOfUser(container, body.subject);
      return {
        kind: "accepted",
        account: expectPresent(
          own.find(({ id }) => id === accepted.accountId),
          "account",
        ),
      };
    },
    getAccount: async ({ container, params }) => ({ account: await readAccountDetail(container, params.id) }),
    // Responds with 400 when company data does not fit the account's kind.
    saveAccountSettings: async ({ container, params, body }) => {
      await saveAccountSettings(container, params.id, body);
      return { account: await readAccountDetail(container, params.id) };
    },
    saveAddress: async ({ container, params, body }) => ({
      kind: await container.resolve(ACCOUNT_MODULE).saveAddress(params.id, body),
    }),
    removeAddress: async ({ container, params, body }) => {
      const accounts = container.resolve(ACCOUNT_MODULE);
      const isRemoved = await accounts.removeOwned("account_address", params.id, body.id);
      return { kind: isRemoved ? "removed" : "unknown" };
    },
    // Responds with 404 when the user is not a member.
    changeWishList: async ({ container, params, body }) => ({
      variationIds: await container.resolve(ACCOUNT_MODULE).changeWishList(params.id, body),
    }),
  }),
  ...internalRoutes(accountMemberCalls)({
    listMembers: ({ container, params }) => readMembers(container, params.id),
    inviteMember: async ({ container, params, body }) => ({
      kind: await inviteMember(container, params.id, body),
    }),
    removeInvitation: async ({ container, params, body }) => {
      const accounts = container.resolve(ACCOUNT_MODULE);
      const isRemoved = await accounts.removeOwned("account_invitation", params.id, body.id);
      return { kind: isRemoved ? "removed" : "unknown" };
    },
    changeMemberRole: async ({ container, params, body }) => ({
      kind: await container.resolve(ACCOUNT_MODULE).changeMember(params.id, body),
    }),
    removeMember: async ({ container, params, body }) => ({
      kind: await container.resolve(ACCOUNT_MODULE).changeMember(params.id, { id: body.id, role: null }),
    }),
  }),
  ...internalRoutes(accountOrderCalls)({
    listOrders: async ({ container, params, query }) => {
      const { ids, total } = await findAccountOrders(container, params.id, query);
      return { orders: await readAccountOrders(container, params.id, ids), total };
    },
    getOrder: async ({ container, params: { id, orderId } }) => ({
      order: await readAccountOrder(container, id, orderId),
    }),
    cancelOrder: ({ container, params: { id, orderId } }) =>
      cancelAccountOrder(container, { accountId: id, orderId }),
    requestReturn: ({ container, params: { id, orderId }, body }) =>
      requestReturn(container, { accountId: id, orderId }, body),
    getInvoice: async ({ container, params: { id, orderId }, query }) => ({
      file: await readAccountInvoice(container, { accountId: id, orderId, creditNote: query.creditNote }),
    }),
    countClaimableOrders: async ({ container, body }) => ({
      count: await countClaimable(container, body.email),
    }),
    claimOrders: async ({ container, params, body }) => ({
      count: await claimGuestOrders(container, params.id, body.email),
    }),
  }),
];
