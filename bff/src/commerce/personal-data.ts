import type { EnquiryKind, WithdrawalState } from "@spolverk/domain";

/** What is stored under an e-mail address and belongs to no account. Lists have the newest first; times are ISO date-times. */
export type PersonalData = {
  enquiries: readonly {
    number: string;
    kind: EnquiryKind;
    sentAt: string;
    name: string;
    /** By their names in the form. */
    answers: Readonly<Record<string, string | number>>;
    /** Names of its files. */
    files: readonly string[];
  }[];
  withdrawals: readonly {
    number: string;
    receivedAt: string;
    orderNumber: string;
    name: string;
    /** Empty: all of the order. */
    goods: string;
    state: WithdrawalState;
  }[];
  stockNotifications: readonly { variationId: string; askedAt: string; confirmedAt: string | null }[];
  /** Null of an address that the newsletter was never asked for. */
  newsletter: {
    state: "asked" | "subscribed" | "ended";
    source: "footer" | "checkout" | "account";
    askedAt: string;
    confirmedAt: string | null;
    endedAt: string | null;
  } | null;
};

export interface PersonalDataStore {
  /** @param email that its owner has verified, in lower case */
  getPersonalData(email: string): Promise<PersonalData>;
}
