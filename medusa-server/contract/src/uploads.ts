import { uploadProblems, uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

/** For a call whose body is the bytes of a file. */
export const uploadQuerySchema = z.strictObject({
  name: z.string().min(1).max(200),
  /** Size declared by the sender. */
  length: z.coerce.number().int().min(0).optional(),
  /** Hash of the sender's address. */
  client: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
const uploadReplySchema = z.discriminatedUnion("kind", [
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
  /** Files use up the space: of all clients, or of this client. */
  z.object({ kind: z.literal("full"), limit: z.enum(["all", "client"]) }),
]);
export type UploadReply = z.infer<typeof uploadReplySchema>;

export const uploadIdSchema = z.string().min(1).max(64);
export const removeUploadBodySchema = z.strictObject({ uploadId: uploadIdSchema });
const uploadRemovedReplySchema = z.object({ removed: z.literal(true) });

/** An uploaded file in its stored form. */
export type StoredUpload = Immutable<Extract<UploadReply, { kind: "stored" }>["upload"]>;

export const uploadCalls = {
  /**
   * Checks a file by its content and stores it without the camera's metadata, for some hours or until it is attached;
   * "full" when files use up the space of all clients or of this one. The body is the bytes of the file.
   * @param file `length` as declared by the sender, or null; `clientHash` null for a sender without an address
   */
  saveUpload: call({
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
  /** Deletes an unattached file; an unknown one changes nothing. */
  removeUpload: call({
    method: "POST",
    path: "uploads/remove",
    body: removeUploadBodySchema,
    reply: uploadRemovedReplySchema,
    request: (uploadId: string) => ({ body: { uploadId } }),
    result: () => {},
  }),
};
