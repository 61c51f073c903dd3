import { richTextSchema } from "@spolverk/content/rich-text";
import { z } from "../../../../platform/zod.ts";

const pageSchema = z.object({ title: z.string(), description: z.string(), content: richTextSchema });

/** The pages whose text a version identifies. A page that the site lacks is omitted. */
export const acceptedPagesSchema = z.object({
  terms: pageSchema.optional(),
  withdrawal: pageSchema.optional(),
  privacy: pageSchema.optional(),
});
export type AcceptedPages = z.infer<typeof acceptedPagesSchema>;
