import { readStoredText, writeStoredText } from "../browser/stored-text.ts";

type LoginLink = {
  email: string;
  /** Where the sign-in leads to. */
  redirect: string;
};

const emailKey = "spolverk.loginLinkEmail";
const redirectKey = "spolverk.loginLinkRedirect";

/** Whom a sign-in link was mailed to from this browser [3.1], [4.36]. */
export function readLoginLink(storage: Pick<Storage, "getItem"> | null): Partial<LoginLink> {
  const email = readStoredText(storage, emailKey);
  const redirect = readStoredText(storage, redirectKey);
  return { ...(email !== null && { email }), ...(redirect !== null && { redirect }) };
}

/** @param link null once it is used */
export function storeLoginLink(
  storage: Pick<Storage, "setItem" | "removeItem"> | null,
  link: LoginLink | null,
): void {
  writeStoredText(storage, emailKey, link?.email ?? null);
  writeStoredText(storage, redirectKey, link?.redirect ?? null);
}
