import type { OrderApproval, PlacedOrder, PreparedPayment } from "@spolverk/domain";
import type {
  accountCalls,
  accountMemberCalls,
  CallResult,
  CallsOf,
  clubCalls,
  enquiryCalls,
  idempotencyCalls,
  newsletterCalls,
  personalDataCalls,
  siteMessageCalls,
  stockNotificationCalls,
  takeBackCalls,
  uploadCalls,
  withdrawalCalls,
} from "@spolverk/medusa-contract";
import type { CheckoutRecord } from "./checkout-record.ts";

export type {
  AccountAddress,
  AccountMembers,
  AccountSettings,
  AccountUser,
  CommerceAccount,
  CommerceAccountDetail,
  CommerceClub,
  CommerceMessage,
  CommerceTakeBack,
  ExpiringPoints,
  IdempotencyRecord,
  NewAccount,
  NewEnquiry,
  NewInvitation,
  NewTakeBack,
  NewWithdrawal,
  PersonalData,
  StockNotification,
  StoredReply,
  StoredUpload,
} from "@spolverk/medusa-contract";
export { maxStoredBodyLength } from "@spolverk/medusa-contract";

/** A checkout's record with the backend's state of it. */
export type StoredCheckout = {
  record: CheckoutRecord;
  /** cancelled: the backend ended the placement of this record, which can be changed again. */
  placing: "none" | "awaitingPayment" | "cancelled";
  /** A call to place the checkout is running or queued. */
  isInProgress: boolean;
  /**
   * The order; null without one. It may exist although no call of the shopper has returned it yet, for example when a
   * webhook made it.
   */
  order: PlacedOrder | null;
  /** Approval of the order; "not_needed" also before there is one. */
  approval: OrderApproval;
  /** The payment that was prepared last. */
  payment: PreparedPayment | null;
};

type SentUpload = Parameters<(typeof uploadCalls.saveUpload)["request"]>[0];

/**
 * The shop's own data, which no commerce engine knows: accounts and members, club, forms and files, newsletter, site
 * messages, checkout records and idempotency keys. It needs a database, a clock, file storage and mail. Each call is
 * documented at its entry in medusa-server/contract.
 */
export interface ShopStore
  extends
    CallsOf<typeof accountCalls>,
    CallsOf<typeof accountMemberCalls>,
    CallsOf<typeof clubCalls>,
    CallsOf<typeof enquiryCalls>,
    CallsOf<typeof takeBackCalls>,
    CallsOf<typeof withdrawalCalls>,
    CallsOf<typeof newsletterCalls>,
    CallsOf<typeof stockNotificationCalls>,
    CallsOf<typeof siteMessageCalls>,
    CallsOf<typeof personalDataCalls>,
    CallsOf<typeof idempotencyCalls>,
    CallsOf<typeof uploadCalls> {
  /** Streams the bytes of a file; see `saveUpload`. */
  saveUpload(
    file: SentUpload & { stream: ReadableStream<Uint8Array> },
  ): Promise<CallResult<typeof uploadCalls.saveUpload>>;

  createCheckout(record: CheckoutRecord): Promise<void>;
  /** @throws UnreadableCheckoutError for a record that this release cannot read */
  getCheckout(id: string): Promise<StoredCheckout | null>;
  /** Saves when the stored version is `record.version - 1`; returns "conflict" when another call saved first. */
  saveCheckout(record: CheckoutRecord): Promise<"saved" | "conflict">;
}
