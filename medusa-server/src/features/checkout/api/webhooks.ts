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
    // A signature is made of the body to the letter.
    bodyParser: { preserveRawBody: true, sizeLimit: "256kb" },
    middlewares: [followHint],
  },
];

/**
 * A payment provider tells that something has happened to a payment. It is a hint: what is done goes by what the
 * provider says when it is asked. One that comes while another look at the same checkout waits shares that look, which
 * is still to see what the hint is about: it is answered 200, as nothing would be gained by its being sent again.
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
