import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TakeBacksReply } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";
import { readAccountTakeBacks } from "../../../../../features/take-backs/read-take-back.ts";

/** The take-backs of an account's orders, the newest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const takeBacks = await readAccountTakeBacks(request.scope, toId(request));
  response.json({ takeBacks } satisfies TakeBacksReply);
}
