import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { notAllowed } from "../../../platform/errors.ts";
import { adminGuards, adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { mailsPageSchema } from "../../outbox/api/mails-query.ts";
import { listMails } from "../../outbox/list-mails.ts";
import { MAIL_MODULE } from "../../outbox/modules/mail/index.ts";
import { keepShipmentMailChoice } from "../keep-shipment-mail-choice.ts";
import { sendDueMails } from "../send-due-mails.ts";

export const mailAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "mails",
    query: mailsPageSchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listMails(scope, validatedQuery));
    },
  }),
  adminRoute({ method: "POST", path: "mails/:id/send", handler: sendAgain }),
  adminGuards("POST", "orders/:id/fulfillments/:fulfillment_id/shipments", keepShipmentMailChoice),
];

/** Queues a sent or failed mail again. */
async function sendAgain(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const outbox = request.scope.resolve(MAIL_MODULE);
  const id = toId(request);
  if (!(await outbox.sendAgain(id, new Date()))) {
    throw notAllowed("Only a mail that was sent or has failed is sent again");
  }
  // Return without waiting for SendGrid: the list shows the outcome.
  sendDueMails(request.scope).catch((error: unknown) => {
    request.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Mails unsent: ${String(error)}`);
  });
  response.json({ queued: true });
}
