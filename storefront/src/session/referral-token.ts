import { readStoredText, writeStoredText } from "../browser/stored-text.ts";

type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
const key = "spolverk.referalToken";

/**
 * The token of the account that invited this visitor [3.1]. The shop sends it when the visitor's own account is created
 * [4.4] and when that account joins the club [7.7].
 */
export const readReferralToken = (storage: TextStorage) => readStoredText(storage, key);
export const forgetReferralToken = (storage: TextStorage) => writeStoredText(storage, key, null);

/** Stores the referral token in the address of the first visit [7.23] and ignores later tokens. */
export function storeReferralToken(storage: TextStorage, search: string): void {
  const query = new URLSearchParams(search);
  const token = query.get("referalToken") ?? query.get("ref");
  if (token === null || !/^[\w-]{1,64}$/.test(token) || readReferralToken(storage) !== null) return;
  writeStoredText(storage, key, token);
}
