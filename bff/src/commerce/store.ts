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

/** A checkout's record and what the backend itself knows of the checkout. */
export type StoredCheckout = {
  record: CheckoutRecord;
  /** cancelled: the backend gave up placing this record, which is free to be changed. */
  placing: "none" | "awaitingPayment" | "cancelled";
  /** A call to place it runs, or waits for its turn. */
  isInProgress: boolean;
  /** The backend may have made it before the record has it, as by a webhook. */
  order: PlacedOrder | null;
  /** Of its order: "not_needed" before there is one, too. */
  approval: OrderApproval;
  /** What was prepared last. */
  payment: PreparedPayment | null;
};

type SentUpload = Parameters<(typeof uploadCalls.sendUpload)["request"]>[0];

/**
 * What the shop itself keeps, and no commerce engine knows: accounts and their members, the club, forms and files, the
 * newsletter, site messages, checkout records and idempotency keys. It needs a database, a clock, files and mails. What a
 * call does is written at its entry in medusa-server/contract.
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
    Pick<CallsOf<typeof uploadCalls>, "removeUpload"> {
  /** Sends the bytes of a file as they come; see `sendUpload`. */
  saveUpload(
    file: SentUpload & { stream: ReadableStream<Uint8Array> },
  ): Promise<CallResult<typeof uploadCalls.sendUpload>>;

  createCheckout(record: CheckoutRecord): Promise<void>;
  /** @throws UnreadableCheckoutError for a record that this release cannot read */
  getCheckout(id: string): Promise<StoredCheckout | null>;
  /** Saves when the stored version is `record.version - 1`; "conflict" when another call saved first. */
  saveCheckout(record: CheckoutRecord): Promise<"saved" | "conflict">;
}
