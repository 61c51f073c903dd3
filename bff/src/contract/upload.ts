import { uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema } from "./common.ts";
import { idSchema, typedSchema } from "./text.ts";

/** Names an uploaded file to the form that it is attached to, and to nobody else. */
export const uploadIdSchema = idSchema(64).describe("Of a file, as POST /upload gave it");

export const uploadQuerySchema = commonQuerySchema.extend({
  name: typedSchema(200).min(1).describe("Of the file, with its ending"),
});

/** A file that waits to be attached [3.47]. */
export const uploadSchema = z.object({
  uploadId: uploadIdSchema,
  name: z.string().describe("Of the file, as it is stored"),
  type: z.enum(uploadTerms.types).describe("What it is, by its content"),
  bytes: z.int().describe("Its size as it is stored: without what a camera wrote into it"),
});
export type Upload = z.infer<typeof uploadSchema>;

export const removeUploadBodySchema = z.strictObject({ uploadId: uploadIdSchema });
export const uploadRemovedSchema = z.object({
  removed: z.literal(true).describe("The same for a file that is gone"),
});
