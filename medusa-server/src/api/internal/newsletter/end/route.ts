import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type EndNewsletterBody, newsletterEndedReplySchema } from "@spolverk/medusa-contract";
import { NEWSLETTER_MODULE } from "../../../../features/newsletter/modules/newsletter/index.ts";

/** The same answer for an unknown token or address. */
export async function POST(
  request: MedusaRequest<EndNewsletterBody>,
  response: MedusaResponse,
): Promise<void> {
  const newsletter = request.scope.resolve(NEWSLETTER_MODULE);
  const body = request.validatedBody;
  await newsletter.end("token" in body ? body : { email: body.email.toLowerCase() }, new Date());
  response.json(newsletterEndedReplySchema.parse({ ended: true }));
}
