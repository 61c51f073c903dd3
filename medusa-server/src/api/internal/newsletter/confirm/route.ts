import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { newsletterConfirmedReplySchema, type NewsletterTokenBody } from "@spolverk/medusa-contract";
import { NEWSLETTER_MODULE } from "../../../../features/newsletter/modules/newsletter/index.ts";
import { welcomeSubscriber } from "../../../../features/newsletter/welcome-subscriber.ts";

/** Confirms the address that a token was mailed to. */
export async function POST(
  request: MedusaRequest<NewsletterTokenBody>,
  response: MedusaResponse,
): Promise<void> {
  const newsletter = request.scope.resolve(NEWSLETTER_MODULE);
  const { token } = request.validatedBody;
  const confirmed = await newsletter.confirm({ token }, new Date());
  // A second call, of a button pressed twice, may find that the first one died before.
  if (confirmed) await welcomeSubscriber(request.scope, confirmed);
  response.json(newsletterConfirmedReplySchema.parse({ confirmed: confirmed !== null }));
}
