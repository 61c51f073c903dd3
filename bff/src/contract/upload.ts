import { uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema } from "./common.ts";
import { idSchema, typedSchema } from "./text.ts";

/** A secret: identifies an uploaded file for the form that it is attached to. */
export const uploadIdSchema = idSchema(64).describe("File id from POST /upload");

export const uploadQuerySchema = commonQuerySchema.extend({
  name: typedSchema(200).min(1).describe("File name with its extension"),
});

/** An uploaded file that is not attached yet [3.47]. */
export const uploadSchema = z.object({
  uploadId: uploadIdSchema,
  name: z.string().describe("Stored file name"),
  type: z.enum(uploadTerms.types).describe("File type, detected from the content"),
  bytes: z.int().describe("Stored size in bytes, without the camera's metadata"),
});
export type Upload = z.infer<typeof uploadSchema>;

export const removeUploadBodySchema = z.strictObject({ uploadId: uploadIdSchema });
export const uploadRemovedSchema = z.object({
  removed: z.literal(true).describe("The same when the file is already gone"),
});
