import type { z } from "zod";
import type { ShopTexts } from "../i18n/shop-texts.ts";

/** Why a field is refused, as a code of the API's schemas. */
type FieldCode = keyof ShopTexts["enquiry"]["problems"];
/** `max` is the maximum length of the field's text, or the largest number that the field accepts. */
export type FieldProblem = { code: FieldCode; min?: number; max?: number };

const own: readonly string[] = [
  "required",
  "invalid_email",
  "email_not_plain",
  "direction_override",
  "too_little_custom_filament",
  "document_required",
] satisfies FieldCode[];
const isOwn = (message: string): message is FieldCode => own.includes(message);

/** Maps an issue of an API schema to the problem of its field. */
export function toFieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  if (isOwn(issue.message)) return { code: issue.message };
  if (issue.code === "too_big" && issue.origin === "string") {
    return { code: "too_long", max: Number(issue.maximum) };
  }
  if (issue.code === "too_big" && issue.origin === "number") {
    return { code: "too_big", max: Number(issue.maximum) };
  }
  if (issue.code === "too_small" && issue.origin === "number") {
    return { code: "too_small", min: Number(issue.minimum) };
  }
  return { code: issue.input === undefined ? "required" : "invalid" };
}
