import type { Acceptance } from "@spolverk/domain";
import { z } from "zod";

/** What the shopper agreed to and was told on placing; the proof of it stays with the order. */
export const acceptanceSchema = z.strictObject({
  /** The terms that were accepted [5.7]: the words have the version, whichever site and language they were read in. */
  terms: z.strictObject({
    version: z.string().regex(/^[0-9a-f]{12}$/),
    /** Of content/legal/. */
    folder: z.string().min(1),
    language: z.string().min(1),
    at: z.iso.datetime(),
  }),
  /** Whether the export agreement was accepted [5.8]. */
  exportAgreement: z.boolean(),
  /** When the goods were to leave, and how many working days they take from there; null when nothing is sent. */
  delivery: z
    .strictObject({
      shipDate: z.iso.date(),
      workingDays: z.strictObject({ min: z.int().nonnegative(), max: z.int().nonnegative() }),
    })
    .nullable(),
}) satisfies z.ZodType<Acceptance>;
