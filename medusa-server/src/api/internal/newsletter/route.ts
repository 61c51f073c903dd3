import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AskForNewsletterBody, askedForNewsletterReplySchema } from "@spolverk/medusa-contract";
import { askForNewsletter } from "../../../features/newsletter/ask-for-newsletter.ts";

/** The same answer whatever is known of the address. */
export async function POST(
  request: MedusaRequest<AskForNewsletterBody>,
  response: MedusaResponse,
): Promise<void> {
  await askForNewsletter(request.scope, request.validatedBody);
  response.json(askedForNewsletterReplySchema.parse({ asked: true }));
}
