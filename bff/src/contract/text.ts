import { isEmail } from "@spolverk/domain";
import { z } from "zod";

// Control characters (Cc), among them NUL, and halves of a surrogate pair (Cs): what Postgres, JSON columns and the
// services behind the shop refuse to store.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** A text that a caller sends: one line without control characters, of at most `max` characters. */
export const textSchema = (max: number) => z.string().max(max).regex(oneLine);

/** An id, slug or SKU that a caller names. */
export const idSchema = (max = 80) => textSchema(max).min(1);

/** The token of a link in a mail. */
export const mailedTokenSchema = () => textSchema(100).min(20);

/** What a person typed or pasted into a field of one line: a tab between words counts as a space. */
export const typedSchema = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replaceAll("\t", " "))
    .trim()
    .max(max)
    .regex(oneLine);

/** What a person typed into a field of several lines, such as a note. */
export const noteSchema = (max: number) => z.string().trim().max(max).regex(severalLines);

/** An e-mail address [5.1]. An empty field has the code `required`, not that of a wrong one [5.2]. */
export const emailSchema = (required: "email_required" | "required" = "required") =>
  z.string().trim().min(1, { error: required, abort: true }).refine(isEmail, { error: "invalid_email" });

/** An e-mail address that somebody can sign in with: the identity provider has no letters but ASCII's in any. */
export const signInEmailSchema = () => emailSchema().regex(/^[\x21-\x7e]*$/, { error: "invalid_email" });
