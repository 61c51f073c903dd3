import { uploadProblems, uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

/** Of a call whose body are the bytes of a file. */
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

export const uploadIdSchema = z.string().min(1).max(64);
export const removeUploadBodySchema = z.strictObject({ uploadId: uploadIdSchema });
export const uploadRemovedReplySchema = z.object({ removed: z.literal(true) });

/** An uploaded file as it is stored. */
export type StoredUpload = Immutable<Extract<UploadReply, { kind: "stored" }>["upload"]>;

export const uploadCalls = {
  /**
   * Checks a file by its content and stores it without what a camera wrote into it, for some hours or until it is attached;
   * "full" where files fill as much as they may, in all or of the client. Its body are the bytes of the file.
   *
   * @param file `length` as its sender says, null where it does not; `clientHash` null for a sender without an address
   */
  sendUpload: call({
    method: "POST",
    path: "uploads",
    query: uploadQuerySchema,
    isBytes: true,
    reply: uploadReplySchema,
    request: ({
      name,
      length,
      clientHash,
    }: {
      name: string;
      length: number | null;
      clientHash: string | null;
    }) => ({
      query: { name, ...(length !== null && { length }), ...(clientHash !== null && { client: clientHash }) },
    }),
  }),
  /** Deletes a file that is attached to nothing; an unknown one changes nothing. */
  removeUpload: call({
    method: "POST",
    path: "uploads/remove",
    body: removeUploadBodySchema,
    reply: uploadRemovedReplySchema,
    request: (uploadId: string) => ({ body: { uploadId } }),
    result: () => {},
  }),
};
