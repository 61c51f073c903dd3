import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { toId } from "../../../../../../http/to-id.ts";
import { INBOX_MODULE } from "../../../../../../features/inbox/modules/inbox/index.ts";

/** A file of an enquiry, to be saved: no browser shows it, runs anything in it, or keeps it. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const inbox = request.scope.resolve(INBOX_MODULE);
  const [upload] = await inbox.listUploads({
    id: request.params["file_id"] ?? "",
    enquiry_id: toId(request),
    deleting_at: null,
  });
  const notFound = new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file");
  if (upload === undefined) throw notFound;
  const stream = await request.scope.resolve(Modules.FILE).getDownloadStream(upload.file_key);
  // A file that is gone is found out before the reply has begun.
  await once(stream, "readable").catch(() => {
    throw notFound;
  });
  response.attachment(upload.name);
  response.setHeader("Content-Type", upload.type);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox; frame-ancestors 'none'");
  await pipeline(stream, response);
}
