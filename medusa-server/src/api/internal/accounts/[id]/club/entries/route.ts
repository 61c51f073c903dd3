import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type LedgerQuery, ledgerReplySchema } from "@spolverk/medusa-contract";
import { readLedgerPage } from "../../../../../../features/club/read-club.ts";
import { toId } from "../../../../../../http/to-id.ts";

/** A page of the ledger, the newest entry first. */
export async function GET(
  request: MedusaRequest<unknown, LedgerQuery>,
  response: MedusaResponse,
): Promise<void> {
  const page = await readLedgerPage(request.scope, toId(request), request.validatedQuery);
  response.json(ledgerReplySchema.parse(page));
}
