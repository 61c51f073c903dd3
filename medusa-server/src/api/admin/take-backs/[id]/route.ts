import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toId } from "../../../../http/to-id.ts";
import { readTakeBackForAdmin } from "../../../../features/take-backs/read-take-back-for-admin.ts";

/** A take-back with its history and its notes. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readTakeBackForAdmin(request.scope, toId(request)));
}
