import {
  hasDirectionOverride,
  hasUnsupportedEnding,
  isEmail,
  normalizeCode,
  normalizeEmail,
  removeInvisible,
} from "@spolverk/domain";
import { z } from "zod";

// Control characters (Cc), among them NUL, and unpaired surrogates (Cs), which Postgres, JSON columns and the services
// behind the shop refuse.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
/** Like `oneLine`, and without format characters (Cf): no program has a reason to send one. */
const machineText = /^[^\p{Cc}\p{Cs}\p{Cf}]*$/u;

/** A text that a program sends: one line of at most `max` characters, without control and format characters. */
export const textSchema = (max: number) => z.string().max(max).regex(machineText);

/** An id, slug or SKU. */
export const idSchema = (max = 80) => textSchema(max).min(1);

/** The token of a mail's link. */
export const mailedTokenSchema = () => textSchema(100).min(20);

const isReadInOrder = (text: string) => !hasDirectionOverride(text);
/** A direction override makes a name or an address read as another in the shop's mails, labels and admin. */
const readInOrder = { error: "direction_override" };

/** A typed or pasted text of one line: a tab between words counts as a space. */
export const typedSchema = (max: number) =>
  z
    .string()
    .overwrite((typed) => removeInvisible(typed.replaceAll("\t", " ")))
    .trim()
    .max(max)
    .regex(oneLine)
    .refine(isReadInOrder, readInOrder);

/** A typed text of several lines, such as a note. */
export const noteSchema = (max: number) =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(max)
    .regex(severalLines)
    .refine(isReadInOrder, readInOrder);

/** A code, a number or search words: normalized for comparison. */
export const codeSchema = (max: number) => z.string().overwrite(normalizeCode).max(max).regex(oneLine);

/** An e-mail address [5.1]. An empty field gets the code `required`, not that of an invalid one [5.2]. */
export const emailSchema = (required: "email_required" | "required" = "required") =>
  z
    .string()
    .overwrite(normalizeEmail)
    .min(1, { error: required, abort: true })
    .refine((email) => !hasUnsupportedEnding(email), { error: "email_not_plain", abort: true })
    .refine(isEmail, { error: "invalid_email" });

/** An optional e-mail address, for a rule that decides whether it is required. */
export const optionalEmailSchema = () =>
  z.string().overwrite(normalizeEmail).max(254).regex(oneLine).default("");

/** An e-mail address for signing in: the identity provider only accepts ASCII. */
export const signInEmailSchema = () => emailSchema().regex(/^[\x21-\x7e]*$/, { error: "email_not_plain" });
