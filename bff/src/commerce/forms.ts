import type {
  EnquiryKind,
  TakeBackParcel,
  TakeBackProblem,
  TakeBackState,
  UploadBytes,
  UploadProblem,
  UploadType,
} from "@spolverk/domain";

/** What a visitor has written to the shop. */
export type NewEnquiry = {
  kind: EnquiryKind;
  /** Code of the site, and the language of the mails about it. */
  site: string;
  language: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Every other field by its name in the form; what was left empty is left out. */
  answers: Readonly<Record<string, string | number>>;
  uploadIds: readonly string[];
  isSuspicious: boolean;
};

/** An uploaded file as it is stored. */
export type StoredUpload = { uploadId: string; name: string; type: UploadType; bytes: number };

/** Uploads and enquiries. */
export interface EnquiryStore {
  /**
   * Checks a file by its content and stores it without what a camera wrote into it, for some hours or until it is attached; "full" where files fill as much as they may, in all or of the client.
   *
   * @param file `length` as its sender says, null where it does not
   */
  saveUpload(file: {
    name: string;
    stream: ReadableStream<Uint8Array>;
    length: number | null;
    /** Null for a sender without an address. */
    clientHash: string | null;
  }): Promise<
    | { kind: "stored"; upload: StoredUpload }
    | { kind: "refused"; problem: UploadProblem }
    | { kind: "full"; limit: keyof UploadBytes }
  >;
  /** Deletes a file that is attached to nothing; an unknown one changes nothing. */
  removeUpload(uploadId: string): Promise<void>;
  /** Stores an enquiry with its files, and then mails its sender, unless it is suspicious. Each file is attached once. */
  saveEnquiry(enquiry: NewEnquiry): Promise<{ kind: "saved"; number: string } | { kind: "uploadNotFound" }>;
}

export type NewTakeBack = {
  orderNumber: string;
  /** In lower case. */
  email: string;
  /** Code of the site, and the language of the mails about it. */
  site: string;
  language: string;
  parcel: TakeBackParcel;
  isAgreed: boolean;
};

export type CommerceTakeBack = {
  /** Opens it to whoever has the mail. */
  token: string;
  number: string;
  state: TakeBackState;
  orderNumber: string;
  spools: number;
  scrapGrams: number;
  trackingNumber: string | null;
  /** ISO date-time */
  expiresAt: string;
  hasLabel: boolean;
  /** In SEK; null where nothing is to be paid. */
  feeSek: number | null;
  reason: string | null;
  history: readonly { state: TakeBackState; at: string }[];
};

/** The take-back programme. */
export interface TakeBackStore {
  /** Makes a request that the rules grant (findTakeBackProblems), and mails its customer. Of several at once, one is made. */
  createTakeBack(
    request: NewTakeBack,
  ): Promise<
    | { kind: "created"; takeBack: CommerceTakeBack }
    | { kind: "refused"; problems: readonly TakeBackProblem[] }
  >;
  getTakeBack(token: string): Promise<CommerceTakeBack | null>;
  /** The newest first. */
  listTakeBacks(accountId: string): Promise<readonly CommerceTakeBack[]>;
  /** Doing it again, with the same tracking number or none, is fine. */
  markTakeBackSent(
    token: string,
    trackingNumber: string | null,
  ): Promise<{ kind: "sent"; takeBack: CommerceTakeBack } | { kind: "notOpen" } | { kind: "notFound" }>;
  /** A PDF; null without one, or without a take-back. */
  getTakeBackLabel(token: string): Promise<{ name: string; base64: string } | null>;
}

/** A statement of withdrawal from a contract. */
export type NewWithdrawal = {
  name: string;
  /** As it was typed, without "#". */
  orderNumber: string;
  /** In lower case. */
  email: string;
  /** Which goods; empty: all of them. */
  goods: string;
  /** Code of the site, and the language of the mail about it. */
  site: string;
  language: string;
  isSuspicious: boolean;
};

/** Withdrawals from contracts. */
export interface WithdrawalStore {
  /**
   * Stores a statement, whether or not there is such an order, and mails its receipt. The same statement, sent again or
   * several times at once, is stored and mailed once: all get the number and the time of the first.
   */
  saveWithdrawal(statement: NewWithdrawal): Promise<{ number: string; receivedAt: string }>;
}

/** Who gets the newsletter. The backend tells the mailing service, as soon as that answers. */
export interface NewsletterStore {
  /**
   * Mails a link to confirm the address, or has it get the newsletter at once where it is known to be its owner's. An
   * address that gets it already is not asked again.
   */
  askForNewsletter(request: {
    /** In lower case. */
    email: string;
    language: string;
    site: string;
    source: "footer" | "checkout" | "account";
    isOwnersOwn: boolean;
  }): Promise<void>;
  /** Returns whether there is such a token; confirming twice is fine. */
  confirmNewsletter(token: string): Promise<boolean>;
  /** The address gets nothing until it is asked for and confirmed again. An unknown token or address changes nothing. */
  endNewsletter(who: { token: string } | { email: string }): Promise<void>;
}
