import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { sendDueMails } from "../../../../../features/mails/send-due-mails.ts";
import { MAIL_MODULE } from "../../../../../features/outbox/modules/mail/index.ts";

/** Sends a mail once more that was sent or has failed. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const outbox = request.scope.resolve(MAIL_MODULE);
  const id = expectPresent(request.params.id, "id in the path");
  if (!(await outbox.sendAgain(id, new Date()))) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Only a mail that was sent or has failed is sent again",
    );
  }
  // The caller does not wait for SendGrid: the list shows the result.
  sendDueMails(request.scope).catch((error: unknown) => {
    request.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Mails unsent: ${String(error)}`);
  });
  response.json({ queued: true });
}
