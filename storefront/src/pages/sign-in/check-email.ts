import { isEmail, normalizeEmail } from "@spolverk/domain";

/** What is wrong with an address to sign in with; null when nothing is. */
export function checkEmail(email: string): "signIn.emailInvalid" | "signIn.emailRequired" | null {
  if (email.trim() === "") return "signIn.emailRequired";
  return isEmail(normalizeEmail(email)) ? null : "signIn.emailInvalid";
}
