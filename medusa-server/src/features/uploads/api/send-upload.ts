import type { MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readEnvironment } from "../../../environment/environment.ts";
import { sendStoredFile } from "../modules/files/send-stored-file.ts";

/** Sends a file of the uploads' folder; 404 when files are in object storage. */
export async function sendUpload(
  response: MedusaResponse,
  access: "private" | "public",
  key = "",
): Promise<void> {
  const { s3, UPLOADS_DIR } = readEnvironment(process.env);
  if (s3 !== null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Files are stored elsewhere");
  await sendStoredFile(response, { directory: UPLOADS_DIR, access, key });
}
