import { randomBytes } from "node:crypto";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NewCheckoutBody } from "@spolverk/medusa-contract";
import { CHECKOUT_MODULE } from "../../../features/orders/modules/checkout/index.ts";

export async function POST(request: MedusaRequest<NewCheckoutBody>, response: MedusaResponse): Promise<void> {
  const checkouts = request.scope.resolve(CHECKOUT_MODULE);
  const payment_reference = randomBytes(16).toString("hex");
  const { id } = await checkouts.createCheckouts({
    ...request.validatedBody,
    expires_at: new Date(request.validatedBody.expires_at),
    payment_reference,
  });
  response.status(201).json({ id });
}
