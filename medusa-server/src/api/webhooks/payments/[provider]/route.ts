import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { settleCheckout } from "../../../../checkout/settle-checkout.ts";
import { webhookReaders } from "../../../../payments/webhook-readers.ts";

/**
 * A payment provider tells that something has happened to a payment. It is a hint: what is done goes by
 * what the provider says when it is asked.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const read = webhookReaders[request.params["provider"] ?? ""];
  if (read === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such provider");
  const { rawBody, body, query, headers } = request;
  const checkoutId = await read({ rawBody, body, query, headers }, request.scope);
  if (checkoutId !== null) await settleCheckout(request.scope, checkoutId, new Date());
  response.json({ received: true });
}
