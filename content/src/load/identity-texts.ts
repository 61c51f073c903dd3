import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";
import { createTranslate, type Translate } from "./create-translate.ts";

const group = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.record(z.enum(names), z.string().min(1));
const ofMails = () => group("verify", "reset", "code");

const identityTextsSchema = z.strictObject({
  common: group("email", "password", "toShop", "backToLogin"),
  login: group("title", "submit", "forgot", "noAccount", "signUp", "or", "google"),
  signUp: group("title", "submit", "hint", "haveAccount"),
  reset: group(
    ...(["title", "text", "submit", "sentTitle", "sentText"] as const),
    ...(["newTitle", "newPassword", "save", "doneTitle", "doneText"] as const),
  ),
  verify: group("title", "text", "code", "submit"),
  google: group("title", "text", "choose", "cancel"),
  errors: group(
    ...(["title", "userNotFound", "wrongPassword", "tooManyRequests", "emailExists"] as const),
    ...([
      "linkExpired",
      "codeWrong",
      "emailInvalid",
      "passwordMissing",
      "passwordShort",
      "pageExpired",
    ] as const),
  ),
  mailSubject: ofMails(),
  mailTitle: ofMails(),
  mailText: ofMails(),
  mailButton: group("reset", "code"),
  mailExpires: ofMails(),
  mail: group("ignore"),
});
type IdentityTexts = z.infer<typeof identityTextsSchema>;

/** Key of a text of the identity provider: "login.title". */
type IdentityTextKey = {
  [Group in keyof IdentityTexts]: `${Group}.${keyof IdentityTexts[Group] & string}`;
}[keyof IdentityTexts];

/** Returns a text of the identity provider's pages and mails. */
export type TranslateIdentity = Translate<IdentityTextKey>;

/**
 * Creates the translate function of the identity provider's pages and mails in one language, from
 * locales/<language>/identity.json.
 *
 * @throws when the file is missing or does not hold exactly these texts.
 */
export function createIdentityTranslate(language: Language): TranslateIdentity {
  const file = join(contentDirectory, "locales", language, "identity.json");
  const texts: IdentityTexts = identityTextsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return createTranslate(language, texts);
}
