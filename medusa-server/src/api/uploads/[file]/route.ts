import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readEnvironment } from "../../../environment/environment.ts";
import { sendStoredFile } from "../../../features/uploads/modules/files/send-stored-file.ts";

/** A public file, such as the picture of a product; its name is never used again. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { s3, UPLOADS_DIR } = readEnvironment(process.env);
  if (s3 !== null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Files are stored elsewhere");
  await sendStoredFile(response, {
    directory: UPLOADS_DIR,
    access: "public",
    key: request.params["file"] ?? "",
  });
}
