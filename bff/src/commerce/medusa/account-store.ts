import {
  acceptInvitationReplySchema,
  accountDetailReplySchema,
  accountListReplySchema,
  accountReplySchema,
  addressReplySchema,
  deleteAccountReplySchema,
  inviteReplySchema,
  memberReplySchema,
  membersReplySchema,
  removedReplySchema,
  wishListReplySchema,
} from "@spolverk/medusa-contract";
import type { AccountStore } from "../account.ts";
import { toAccountPath } from "./account-path.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** Accounts and their members in Medusa's module of them, whose words are ours. */
export function createAccountStore(medusa: MedusaClient): AccountStore {
  return {
    listAccounts: async ({ subject, email }) =>
      (await medusa.post(accountListReplySchema, "accounts/list", { subject, email })).accounts,
    createAccount: async ({ subject, email }, options) =>
      (await medusa.post(accountReplySchema, "accounts/create", { subject, email, ...options })).account,
    acceptInvitation: ({ subject, email }, token) =>
      medusa.post(acceptInvitationReplySchema, "accounts/accept-invitation", { subject, email, token }),

    getAccount: async (id) => (await medusa.get(accountDetailReplySchema, toAccountPath(id))).account,
    saveAccountSettings: async (id, settings) => {
      await medusa.post(accountDetailReplySchema, toAccountPath(id, "settings"), settings);
    },
    saveAddress: async (id, address) =>
      (await medusa.post(addressReplySchema, toAccountPath(id, "addresses"), address)).kind,
    removeAddress: async (id, addressId) =>
      (await medusa.post(removedReplySchema, toAccountPath(id, "addresses/remove"), { id: addressId })).kind,

    listMembers: (id) => medusa.get(membersReplySchema, toAccountPath(id, "members")),
    inviteMember: async (id, invitation) =>
      (await medusa.post(inviteReplySchema, toAccountPath(id, "invitations"), invitation)).kind,
    removeInvitation: async (id, invitationId) => {
      const path = toAccountPath(id, "invitations/remove");
      return (await medusa.post(removedReplySchema, path, { id: invitationId })).kind;
    },
    changeMemberRole: async (id, memberId, role) => {
      const path = toAccountPath(id, "members/role");
      return (await medusa.post(memberReplySchema, path, { id: memberId, role })).kind;
    },
    removeMember: async (id, memberId) =>
      (await medusa.post(memberReplySchema, toAccountPath(id, "members/remove"), { id: memberId })).kind,

    changeWishList: async (id, subject, { add, remove }) => {
      const path = toAccountPath(id, "wish-list");
      return (await medusa.post(wishListReplySchema, path, { subject, add, remove })).variationIds;
    },
    deleteAccount: async (id) => {
      const { kind } = await medusa.post(deleteAccountReplySchema, toAccountPath(id, "delete"), {});
      return kind;
    },
  };
}
