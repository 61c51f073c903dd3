import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readEnvironment } from "../../../../environment/environment.ts";
import { sendStoredFile } from "../../../../features/uploads/modules/files/send-stored-file.ts";

/** A private file, such as an export, for users of the admin. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { s3, UPLOADS_DIR } = readEnvironment(process.env);
  if (s3 !== null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Files are stored elsewhere");
  await sendStoredFile(response, {
    directory: UPLOADS_DIR,
    access: "private",
    key: request.params["key"] ?? "",
  });
}
