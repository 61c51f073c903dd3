import { enquiryKinds, isEmail, uploadProblems, uploadTerms } from "@spolverk/domain";
import { z } from "zod";

/** POST /internal/uploads takes the bytes of a file; this is its query. */
export const uploadQuerySchema = z.strictObject({
  name: z.string().min(1).max(200),
  /** How many bytes its sender says there are. */
  length: z.coerce.number().int().min(0).optional(),
  /** Hash of its sender's address. */
  client: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
export type UploadQuery = z.infer<typeof uploadQuerySchema>;
export const uploadReplySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("stored"),
    upload: z.object({
      uploadId: z.string(),
      name: z.string(),
      type: z.enum(uploadTerms.types),
      bytes: z.int(),
    }),
  }),
  z.object({ kind: z.literal("refused"), problem: z.enum(uploadProblems) }),
  /** No room is left for it: of what files may fill in all, or those of one client. */
  z.object({ kind: z.literal("full"), limit: z.enum(["all", "client"]) }),
]);
export type UploadReply = z.infer<typeof uploadReplySchema>;

const uploadId = z.string().min(1).max(64);
/** POST /internal/uploads/remove */
export const removeUploadBodySchema = z.strictObject({ uploadId });
export type RemoveUploadBody = z.infer<typeof removeUploadBodySchema>;
export const uploadRemovedReplySchema = z.object({ removed: z.literal(true) });

/** POST /internal/enquiries */
export const enquiryBodySchema = z.strictObject({
  kind: z.enum(enquiryKinds),
  site: z.string().max(20),
  language: z.string().max(10),
  name: z.string().max(100),
  email: z.string().refine(isEmail),
  /** By the names of the form's fields. */
  answers: z.record(z.string().max(40), z.union([z.string().max(5000), z.number()])),
  uploadIds: z.array(uploadId).max(uploadTerms.mostFiles),
  isSuspicious: z.boolean(),
});
export type EnquiryBody = z.infer<typeof enquiryBodySchema>;
export const enquiryReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved"), number: z.string() }),
  z.object({ kind: z.literal("uploadNotFound") }),
]);
export type EnquiryReply = z.infer<typeof enquiryReplySchema>;
