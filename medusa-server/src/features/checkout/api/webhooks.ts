import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readEnvironment } from "../../../environment/environment.ts";
import { limitRefusedWebhooks } from "../../payments/limit-refused-webhooks.ts";
import { webhookReaders } from "../../payments/webhook-readers.ts";
import { settleCheckout } from "../settle-checkout.ts";

const { TRUST_PROXY } = readEnvironment(process.env);

export const webhookRoutes: MiddlewareRoute[] = [
  {
    matcher: "/webhooks/payments/:provider",
    methods: ["POST"],
    // A signature covers the exact bytes of the body.
    bodyParser: { preserveRawBody: true, sizeLimit: "256kb" },
    middlewares: [followHint],
  },
];

/**
 * Handles a payment provider's webhook. It is only a hint: the shop then asks the provider for the payment's state. A
 * webhook that arrives while another check of the same checkout waits shares that check, which has yet to read the
 * state. The provider gets a 200 for that webhook, because delivering it again would add nothing.
 */
async function followHint(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const read = webhookReaders[request.params["provider"] ?? ""];
  if (read === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such provider");
  const { rawBody, body, query, headers } = request;
  try {
    const checkoutId = await read({ rawBody, body, query, headers }, request.scope);
    if (checkoutId !== null) await settleCheckout(request.scope, checkoutId, new Date());
  } catch (error) {
    if (isUnauthorized(error) && (await limitRefusedWebhooks(request, response, TRUST_PROXY))) return;
    throw error;
  }
  response.json({ received: true });
}

function isUnauthorized(error: unknown): boolean {
  return MedusaError.isMedusaError(error) && error.type === MedusaError.Types.UNAUTHORIZED;
}
