import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { InboxQuery } from "../../../../features/inbox/api/inbox-body.ts";
import { exportEnquiries } from "../../../../features/inbox/export-enquiries.ts";

export async function GET(
  request: AuthenticatedMedusaRequest<unknown, InboxQuery>,
  response: MedusaResponse,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  response.setHeader("Content-Type", "text/csv; charset=utf-8");
  response.setHeader("Content-Disposition", `attachment; filename="enquiries-${day}.csv"`);
  response.setHeader("Cache-Control", "no-store");
  await pipeline(Readable.from(exportEnquiries(request.scope, request.validatedQuery)), response);
}
