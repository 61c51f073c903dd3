import { z } from "@medusajs/framework/zod";

/** The files of a form as Medusa's own middleware has read them. */
export const uploadedFilesSchema = z.array(
  z.object({ originalname: z.string(), mimetype: z.string(), buffer: z.instanceof(Buffer) }),
);
