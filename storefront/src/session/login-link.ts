import { readStoredText, writeStoredText } from "../browser/stored-text.ts";

type LoginLink = {
  email: string;
  /** The path of the page to open after the sign-in. */
  redirect: string;
};

const emailKey = "spolverk.loginLinkEmail";
const redirectKey = "spolverk.loginLinkRedirect";

/** The recipient and target page of the sign-in link that this browser requested [3.1], [4.36]. */
export function readLoginLink(storage: Pick<Storage, "getItem"> | null): Partial<LoginLink> {
  const email = readStoredText(storage, emailKey);
  const redirect = readStoredText(storage, redirectKey);
  return { ...(email !== null && { email }), ...(redirect !== null && { redirect }) };
}

/** @param link null deletes the stored link, once it was redeemed */
export function storeLoginLink(
  storage: Pick<Storage, "setItem" | "removeItem"> | null,
  link: LoginLink | null,
): void {
  writeStoredText(storage, emailKey, link?.email ?? null);
  writeStoredText(storage, redirectKey, link?.redirect ?? null);
}
