import type { AccountKind, AccountRole } from "@spolverk/domain";

/** Who acts: the identity provider has verified both. */
export type AccountUser = { subject: string; /** In lower case. */ email: string };

/** A contract price as the sales team wrote it [3.3]. */
export type CommerceAgreement = {
  id: string;
  /** A product's id, a product's name in any language, or "All" for every filament. */
  target: string;
  discountPercentage: number;
  /** YYYY-MM-DD, first and last day; null: from the beginning, without end. */
  validFrom: string | null;
  validTo: string | null;
};

/** What the account itself is, whoever asks. */
type AccountFacts = {
  id: string;
  kind: AccountKind;
  name: string;
  email: string;
  /** Unguessable; what the account invites friends with. */
  referralToken: string;
  /** Those that have ended or are to come, too. */
  agreements: readonly CommerceAgreement[];
};

/** An account as one of its members sees it. */
export type CommerceAccount = AccountFacts & {
  /** Of the member who asks. */
  role: AccountRole;
  /** Of the loyalty club. */
  isMember: boolean;
};

/** What an account can be created with. */
export type NewAccount = {
  /** Of the account that invited the user; null when nobody did. */
  referralToken: string | null;
  /** A further account, for a company; null for the user's first one. */
  company: { name: string; organizationNumber: string; country: string } | null;
};

export type AccountAddress = {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  addressLine1: string;
  addressLine2: string;
  zip: string;
  city: string;
  state: string;
  country: string;
  cellNumber: string;
  /** A checkout begins with it: at most one address of an account for each. */
  isBilling: boolean;
  isShipping: boolean;
};

export type AccountSettings = {
  name: string;
  firstName: string;
  lastName: string;
  cellNumber: string;
  /** Null for a private individual's account. */
  company: {
    country: string;
    organizationNumber: string;
    vatNumber: string;
    glnOrPeppolId: string;
    referenceCode: string;
    invoiceEmail: string;
  } | null;
};

export type CommerceAccountDetail = AccountFacts &
  AccountSettings & {
    /** Whether its address gets the newsletter; see NewsletterStore. */
    newsletter: boolean;
    /** Null: the shop's usual ones. */
    paymentTermsDays: number | null;
    addresses: readonly AccountAddress[];
    /** ISO date-time */
    createdAt: string;
  };

export type AccountMembers = {
  members: readonly { id: string; subject: string; email: string; role: AccountRole; since: string }[];
  /** Not accepted and not expired. */
  invitations: readonly {
    id: string;
    email: string;
    role: AccountRole;
    invitedAt: string;
    expiresAt: string;
  }[];
};

export type NewInvitation = {
  /** In lower case. */
  email: string;
  role: AccountRole;
  /** The identity provider's id of the owner who invites; null for the shop itself. */
  inviter: string | null;
  /** Address of the owner who invites. */
  invitedBy: string;
  /** Of the mail, and the site that it links to. */
  language: string;
  site: string;
};

/** Accounts and their members. An id of an account is one that exists. */
export interface AccountStore {
  /** The accounts that a user is a member of, the oldest first. */
  listAccounts(user: AccountUser): Promise<readonly CommerceAccount[]>;
  /**
   * The user's first account [4.4], created unless there is one (of several calls at once, all get the same), or a further
   * one for a company.
   */
  createAccount(user: AccountUser, options: NewAccount): Promise<CommerceAccount>;
  /** Makes the user a member, once; an invitation is for one address. */
  acceptInvitation(
    user: AccountUser,
    token: string,
  ): Promise<{ kind: "accepted"; account: CommerceAccount } | { kind: "unknown" } | { kind: "other_email" }>;

  getAccount(id: string): Promise<CommerceAccountDetail>;
  saveAccountSettings(id: string, settings: AccountSettings): Promise<void>;
  /** `address.id` null: a new one. An account has at most 50. */
  saveAddress(
    id: string,
    address: Omit<AccountAddress, "id"> & { id: string | null },
  ): Promise<"saved" | "unknown" | "too_many">;
  removeAddress(id: string, addressId: string): Promise<"removed" | "unknown">;

  listMembers(id: string): Promise<AccountMembers>;
  /**
   * Mails an invitation, which expires after 14 days; inviting an address again replaces its invitation. At most 50 members
   * and invitations, and as many mails a day from all accounts that the inviter owns as `resolveInvitationLimit` allows.
   */
  inviteMember(id: string, invitation: NewInvitation): Promise<"invited" | "already_member" | "too_many">;
  removeInvitation(id: string, invitationId: string): Promise<"removed" | "unknown">;
  /** An account keeps an owner. */
  changeMemberRole(
    id: string,
    memberId: string,
    role: AccountRole,
  ): Promise<"changed" | "unknown" | "last_owner">;
  removeMember(id: string, memberId: string): Promise<"changed" | "unknown" | "last_owner">;

  /** The wish list of a member, the last one added first, after adding and taking; at most 200 variation ids. */
  changeWishList(
    id: string,
    subject: string,
    changes: { add: readonly string[]; remove: readonly string[] },
  ): Promise<readonly string[]>;

  /** Deletes the account with all that no law keeps, and ends its newsletter; "open_orders" while an order is on its way. */
  deleteAccount(id: string): Promise<"deleted" | "open_orders">;
}
