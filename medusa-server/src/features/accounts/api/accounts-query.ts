import { z } from "../../../platform/zod.ts";
import { formLine } from "../../../forms/form-text.ts";

/**
 * One page of the admin's list of accounts: all, or those whose name, e-mail or organization number contains a text.
 */
export const accountsPageSchema = z.strictObject({
  q: formLine(100).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type AccountsPage = z.infer<typeof accountsPageSchema>;
