import { isEmail, normalizeEmail } from "@spolverk/domain";

/** The problem of an email address typed to sign in; null when the address is valid. */
export function checkEmail(email: string): "signIn.emailInvalid" | "signIn.emailRequired" | null {
  if (email.trim() === "") return "signIn.emailRequired";
  return isEmail(normalizeEmail(email)) ? null : "signIn.emailInvalid";
}
