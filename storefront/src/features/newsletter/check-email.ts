import { isEmail, normalizeEmail } from "@spolverk/domain";

/** The problem of an address for the newsletter [5.1]; null when it is valid. */
export function checkEmail(email: string): "newsletter.invalid" | "newsletter.required" | null {
  if (email.trim() === "") return "newsletter.required";
  return isEmail(normalizeEmail(email)) ? null : "newsletter.invalid";
}
