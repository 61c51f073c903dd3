import { richTextSchema } from "@spolverk/content/rich-text";
import { z } from "../../../../platform/zod.ts";

const pageSchema = z.object({ title: z.string(), description: z.string(), content: richTextSchema });

/** The pages that a version names the words of; a site without one of them has none. */
export const acceptedPagesSchema = z.object({
  terms: pageSchema.optional(),
  withdrawal: pageSchema.optional(),
  privacy: pageSchema.optional(),
});
export type AcceptedPages = z.infer<typeof acceptedPagesSchema>;
