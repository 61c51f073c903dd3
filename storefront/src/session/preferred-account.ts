import { readStoredText, writeStoredText } from "../browser/stored-text.ts";

const toKey = (uid: string) => `spolverk.preferedAccountId.${uid}`;

/** The account that the user selected last in this browser [3.1], [4.6]. */
export const readPreferredAccount = (storage: Pick<Storage, "getItem"> | null, uid: string) =>
  readStoredText(storage, toKey(uid));

export const storePreferredAccount = (
  storage: Pick<Storage, "setItem" | "removeItem"> | null,
  uid: string,
  accountId: string,
) => writeStoredText(storage, toKey(uid), accountId);
