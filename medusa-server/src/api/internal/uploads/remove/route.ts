import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RemoveUploadBody } from "@spolverk/medusa-contract";
import { removeUpload } from "../../../../features/inbox/uploads/delete-uploads.ts";

/** Deletes a file that was not attached; the same reply for one that is gone, or attached. */
export async function POST(
  request: MedusaRequest<RemoveUploadBody>,
  response: MedusaResponse,
): Promise<void> {
  await removeUpload(request.scope, request.validatedBody.uploadId);
  response.json({ removed: true });
}
