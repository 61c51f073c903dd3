import { z } from "@medusajs/framework/zod";

/** The files of a form as parsed by Medusa's own middleware. */
export const uploadedFilesSchema = z.array(
  z.object({ originalname: z.string(), mimetype: z.string(), buffer: z.instanceof(Buffer) }),
);
