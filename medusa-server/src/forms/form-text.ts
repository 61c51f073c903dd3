import { z } from "@medusajs/framework/zod";

/**
 * Control characters other than tab and line breaks, unpaired surrogates, bidirectional control characters and byte
 * order marks.
 */
const unprintable = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * Schema for a text of a form: trimmed, not empty, and without unprintable characters, some of which Postgres refuses.
 */
export const formText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "is required")
    .max(max, `has more than ${max} characters`)
    .refine((text) => !unprintable.test(text), "has characters that cannot be shown");

/** Schema for a text of a form as `formText`, limited to one line. */
export const formLine = (max: number) =>
  formText(max).refine((text) => !/[\t\n\r\u2028\u2029]/.test(text), "takes one line");
