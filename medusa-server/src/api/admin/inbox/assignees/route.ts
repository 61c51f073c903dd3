import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readUserNames } from "../../../../database/read-user-names.ts";

/** Whom an enquiry may be assigned to. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const names = await readUserNames(request.scope);
  response.json({ assignees: [...names].map(([id, name]) => ({ id, name })) });
}
