import type { AccountKind, AccountRole, OrderState, ReturnState, WithdrawalState } from "@spolverk/domain";
import type { PricedCheckout } from "./priced-checkout.ts";

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
    /** Whether its address gets the newsletter; see NewsletterPort. */
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

type ShippingOption = NonNullable<PricedCheckout["shippingOption"]>;

/** What an order was placed with; of a service point the backend remembers where it is. */
type PricedOrder = Omit<PricedCheckout, "shippingOption"> & {
  shippingOption:
    | (Omit<ShippingOption, "servicePoint"> & {
        servicePoint: Pick<NonNullable<ShippingOption["servicePoint"]>, "name"> | null;
      })
    | null;
};

/** An order of an account, as it stands. Amounts are minor units. */
export type AccountOrder = {
  id: string;
  number: string;
  /** ISO date-time */
  placedAt: string;
  state: OrderState;
  /** What was agreed on when it was placed. */
  priced: PricedOrder;
  /** One for each line of `priced`, in its order. */
  lines: readonly { id: string; returnable: number }[];
  hasInvoice: boolean;
  /** In the order of their numbers; issuedOn is an ISO date, amount what was credited with VAT. */
  creditNotes: readonly { number: string; issuedOn: string; amount: number }[];
  parcels: readonly {
    sentAt: string | null;
    deliveredAt: string | null;
    /** `variationId` is null for what is no line of the order; the name is in the order's language. */
    goods: readonly { variationId: string | null; name: string; quantity: number }[];
    tracking: readonly { number: string; url: string | null }[];
  }[];
  refunded: number;
  canCancel: boolean;
  /** Goods of it were shipped and not returned: a take-back may refer to it. */
  hasShippedGoods: boolean;
  /** YYYY-MM-DD; null: not now. */
  returnUntil: string | null;
  /** The period of withdrawal runs. */
  canWithdraw: boolean;
  /** The first one first; empty goods are all of them. */
  withdrawals: readonly { number: string; receivedAt: string; state: WithdrawalState; goods: string }[];
  returns: readonly {
    id: string;
    askedAt: string;
    state: ReturnState;
    lines: readonly { id: string; quantity: number }[];
  }[];
};

/** What accounts have ordered. An id of an account is one that exists. */
export interface AccountOrdersPort {
  /** The newest first. `query` has words of an order's number, or of a product's SKU and its name in any language. */
  listOrders(
    id: string,
    page: { query: string; page: number; pageSize: number },
  ): Promise<{ orders: readonly AccountOrder[]; total: number }>;
  getOrder(id: string, orderId: string): Promise<AccountOrder | null>;
  /** Cancels an order of which nothing is packed and pays back what was paid, once: "cancelled" as well for one that is. */
  cancelOrder(id: string, orderId: string): Promise<"cancelled" | "not_cancellable" | "unknown">;
  requestReturn(
    id: string,
    orderId: string,
    request: { lines: readonly { id: string; quantity: number }[]; note: string },
  ): Promise<"requested" | "not_returnable" | "unknown">;
  /**
   * The invoice or the receipt of an order, or the credit note of this number; null when the account has no such order, or
   * the order no such document.
   */
  getInvoice(
    id: string,
    orderId: string,
    creditNote: string | null,
  ): Promise<{ name: string; base64: string } | null>;
  /** How many orders were placed as a guest with this address, which the user has verified, and belong to no account. */
  countClaimableOrders(id: string, email: string): Promise<number>;
  /** Gives them to the account, each once. Returns how many. */
  claimOrders(id: string, email: string): Promise<number>;
}

/** Accounts, their members and what they have ordered. An id of an account is one that exists. */
export interface AccountPort extends AccountOrdersPort {
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
