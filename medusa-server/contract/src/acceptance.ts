import type { Acceptance } from "@spolverk/domain";
import { z } from "zod";

/** The shopper's acceptance on placing, stored with the order as proof. */
export const acceptanceSchema = z.strictObject({
  /** The accepted terms [5.7]; the version identifies the texts, independent of site and language. */
  terms: z.strictObject({
    version: z.string().regex(/^[0-9a-f]{12}$/),
    /** Folder in content/legal/. */
    folder: z.string().min(1),
    language: z.string().min(1),
    at: z.iso.datetime(),
  }),
  /** Whether the export agreement was accepted [5.8]. */
  exportAgreement: z.boolean(),
  /** Promised dispatch date and working days from dispatch; null when nothing is shipped. */
  delivery: z
    .strictObject({
      shipDate: z.iso.date(),
      workingDays: z.strictObject({ min: z.int().nonnegative(), max: z.int().nonnegative() }),
    })
    .nullable(),
}) satisfies z.ZodType<Acceptance>;
