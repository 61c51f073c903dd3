import { isEmail, normalizeEmail } from "@spolverk/domain";

/** The problem of an address to sign in with; null when it is valid. */
export function checkEmail(email: string): "signIn.emailInvalid" | "signIn.emailRequired" | null {
  if (email.trim() === "") return "signIn.emailRequired";
  return isEmail(normalizeEmail(email)) ? null : "signIn.emailInvalid";
}
