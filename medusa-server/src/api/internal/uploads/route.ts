import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type UploadQuery, uploadReplySchema } from "@spolverk/medusa-contract";
import { saveUpload } from "../../../features/inbox/uploads/save-upload.ts";

/** Checks and stores the file that the body is. */
export async function POST(
  request: MedusaRequest<unknown, UploadQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { name, length = null, client = null } = request.validatedQuery;
  // The reply is still to be sent when not all was read.
  const stream = request.iterator({ destroyOnReturn: false });
  const reply = await saveUpload(request.scope, { name, length, stream, clientHash: client });
  // Node would read and drop the rest to use the connection again.
  if (!request.readableEnded) response.setHeader("Connection", "close");
  response.json(uploadReplySchema.parse(reply));
}
