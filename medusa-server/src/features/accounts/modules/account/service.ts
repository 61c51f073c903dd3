import { accountKinds, type AccountRole, accountRoles, changeWishList, keepsOwner } from "@spolverk/domain";
import type { AddressBody, InviteBody } from "@spolverk/medusa-contract";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  InjectTransactionManager,
  TableService,
} from "../../../../platform/database.ts";
import { notFound } from "../../../../platform/errors.ts";
import { z } from "../../../../platform/zod.ts";
import type { BoundedCount } from "../../../../database/count-up-to.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { mostAddresses } from "./account-limits.ts";
import { type AcceptedInvitation, acceptInvitation, drawToken, invite } from "./account-invitations.ts";
import { type AgreementEdit, editAgreement } from "./account-agreements.ts";
import { countAccounts } from "./count-accounts.ts";
import { insertAccount, type NewAccount } from "./insert-account.ts";
import { lockAccount } from "./lock-account.ts";
import { Account } from "./models/account.ts";
import { AccountAddress } from "./models/account-address.ts";
import { AccountInvitation } from "./models/account-invitation.ts";
import { AccountMember } from "./models/account-member.ts";
import { Agreement } from "./models/agreement.ts";
import { AgreementChange } from "./models/agreement-change.ts";

const membershipRows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(accountKinds),
    name: z.string(),
    email: z.string(),
    referral_token: z.string(),
    country: z.string().nullable(),
    organization_number: z.string(),
    role: z.enum(accountRoles),
  }),
);
/** An account with the role of one of its members. */
export type Membership = z.infer<typeof membershipRows>[number];

const idRows = z.array(z.object({ id: z.string() }));
const wishListRows = z.array(z.object({ id: z.string(), wish_list: z.array(z.string()) }));

const models = { Account, AccountMember, AccountInvitation, AccountAddress, Agreement, AgreementChange };

/** A method that changes data of an account locks the account's row first: see `lockAccount`. */
export default class AccountModuleService extends TableService(models) {
  /** Lists the accounts that a user is a member of, the oldest first [4.3]. */
  @InjectManager()
  async listOfUser(
    subject: string,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<Membership[]> {
    return membershipRows.parse(
      await expectManager(context).execute(
        `select a."id", a."kind", a."name", a."email", a."referral_token", a."country", a."organization_number", m."role"
         from "account_member" m join "account" a on a."id" = m."account_id" and a."deleted_at" is null
         where m."subject" = ? and m."deleted_at" is null order by a."created_at", a."id"`,
        [subject],
      ),
    );
  }

  @InjectManager()
  countUpTo(
    most: number,
    pattern: string | null,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<BoundedCount> {
    return countAccounts(expectManager(context), most, pattern);
  }

  /**
   * Creates an account with the user as its owner.
   *
   * @returns its id; null when the user already had a first account [4.4]
   */
  @InjectTransactionManager()
  createForUser(
    account: NewAccount,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string | null> {
    return insertAccount(expectManager(context, "transaction"), account);
  }

  /**
   * Adds an address, or changes the one with that id. An address marked as a billing or shipping default replaces the
   * earlier default.
   */
  @InjectTransactionManager()
  async saveAddress(
    accountId: string,
    {
      id,
      addressLine1,
      addressLine2,
      firstName,
      lastName,
      cellNumber,
      isBilling,
      isShipping,
      ...same
    }: AddressBody,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<"saved" | "unknown" | "too_many"> {
    const transaction = expectManager(context, "transaction");
    await lockAccount(transaction, accountId);
    const known = await this.listAccountAddresses(
      { account_id: accountId },
      { select: ["id"], take: null },
      context,
    );
    if (id !== null && !known.some((address) => address.id === id)) return "unknown";
    if (id === null && known.length >= mostAddresses) return "too_many";
    await transaction.execute(
      `update "account_address" set "is_billing" = "is_billing" and not ?::boolean,
         "is_shipping" = "is_shipping" and not ?::boolean, "updated_at" = now() where "account_id" = ?`,
      [isBilling, isShipping, accountId],
    );
    const address = {
      ...same,
      account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      address_line_1: addressLine1,
      address_line_2: addressLine2,
      cell_number: cellNumber,
      is_billing: isBilling,
      is_shipping: isShipping,
    };
    if (id === null) await this.createAccountAddresses(address, context);
    else await this.updateAccountAddresses({ id, ...address }, context);
    return "saved";
  }

  /** Deletes an address or an invitation of an account. @returns whether the account had it */
  @InjectManager()
  async removeOwned(
    kind: "account_address" | "account_invitation",
    accountId: string,
    id: string,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const removed = idRows.parse(
      await expectManager(context).execute(
        `delete from "${kind}" where "account_id" = ? and "id" = ? returning "id"`,
        [accountId, id],
      ),
    );
    return removed.length > 0;
  }

  /** Changes a member's role; a null role removes the member. Refuses to remove the account's last owner. */
  @InjectTransactionManager()
  async changeMember(
    accountId: string,
    change: { id: string; role: AccountRole | null },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<"changed" | "unknown" | "last_owner"> {
    const transaction = expectManager(context, "transaction");
    await lockAccount(transaction, accountId);
    const members = await this.listAccountMembers(
      { account_id: accountId },
      { select: ["id", "role", "subject"], take: null },
      context,
    );
    const member = members.find(({ id }) => id === change.id);
    if (member === undefined) return "unknown";
    if (!keepsOwner(members, change)) return "last_owner";
    if (change.role !== null) {
      await this.updateAccountMembers({ id: change.id, role: change.role }, context);
      return "changed";
    }
    await this.deleteAccountMembers(change.id, context);
    // A user without an account gets a new one at the next sign-in: the unique index must not prevent it.
    await transaction.execute(
      `update "account" set "created_for" = null where "id" = ? and "created_for" = ?`,
      [accountId, member.subject],
    );
    return "changed";
  }

  /** Stores an invitation, which replaces an earlier one to the same address; see `invite`. */
  @InjectTransactionManager()
  invite(
    accountId: string,
    invitation: InviteBody,
    options: { now: Date; isMailable: boolean },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<{ id: string } | "already_member" | "too_many"> {
    return invite(expectManager(context, "transaction"), accountId, invitation, options);
  }

  /** Creates the token for an invitation's mail; null when no invitation is pending any more. */
  @InjectManager()
  drawInvitationToken(
    id: string,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string | null> {
    return drawToken(expectManager(context), id, now);
  }

  /** Makes the user a member, once; see `acceptInvitation`. */
  @InjectTransactionManager()
  acceptInvitation(
    user: { subject: string; email: string; token: string },
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<AcceptedInvitation> {
    return acceptInvitation(expectManager(context, "transaction"), user, now);
  }

  /** Deletes invitations that expired before an instant. @returns the number deleted; fewer than the limit when none is left */
  @InjectManager()
  async deleteInvitationsBefore(
    before: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const removed = idRows.parse(
      await expectManager(context).execute(
        `delete from "account_invitation" where "id" in (
           select "id" from "account_invitation" where "expires_at" < ? limit ?) returning "id"`,
        [before, limit],
      ),
    );
    return removed.length;
  }

  /**
   * Adds and removes entries of a member's wish list and returns it.
   *
   * @throws MedusaError NOT_FOUND when the user is not a member
   */
  @InjectTransactionManager()
  async changeWishList(
    accountId: string,
    { subject, ...changes }: { subject: string; add: readonly string[]; remove: readonly string[] },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    const transaction = expectManager(context, "transaction");
    const [member] = wishListRows.parse(
      await transaction.execute(
        `select "id", "wish_list" from "account_member"
         where "account_id" = ? and "subject" = ? and "deleted_at" is null for update`,
        [accountId, subject],
      ),
    );
    if (member === undefined) {
      throw notFound("The account has no such member");
    }
    if (changes.add.length === 0 && changes.remove.length === 0) return member.wish_list;
    const wishList = changeWishList(member.wish_list, changes);
    await this.updateAccountMembers({ id: member.id, wish_list: wishList }, context);
    return wishList;
  }

  /**
   * Adds, changes or ends a contract price and records the change.
   *
   * @returns null when the account has no such agreement
   */
  @InjectTransactionManager()
  editAgreement(
    accountId: string,
    edit: AgreementEdit,
    actorId: string,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string | null> {
    return editAgreement(expectManager(context, "transaction"), accountId, edit, actorId);
  }

  /**
   * Deletes an account and the rows that belong to it. The audit trail of its prices, which names no customer, stays.
   *
   * @param prepare runs under the account's row lock, while no other call can change the account or place an order for
   *   it; returns false to keep the account
   */
  @InjectTransactionManager()
  async deleteWithAll(
    id: string,
    prepare: () => Promise<boolean> = async () => true,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const transaction = expectManager(context, "transaction");
    await lockAccount(transaction, id);
    if (!(await prepare())) return false;
    for (const table of ["account_member", "account_invitation", "account_address", "agreement"]) {
      await transaction.execute(`delete from "${table}" where "account_id" = ?`, [id]);
    }
    await transaction.execute(`delete from "account" where "id" = ?`, [id]);
    return true;
  }
}
