import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readEnvironment } from "../../../environment/environment.ts";
import { areMailsSent } from "../../outbox/are-mails-sent.ts";
import { queueBackInStock } from "../../catalogue/stock-notifications/queue-back-in-stock.ts";
import { sendDueMails } from "../send-due-mails.ts";

/**
 * Sends the mails left by a crashed process or an outage of SendGrid, and stock mails that become due without a stock
 * change. Several servers may run the job at once: each mail is queued once, and one server claims it.
 */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  if (!areMailsSent()) return;
  await queueBackInStock(container).catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Mails about stock wait for the next job: ${String(error)}`),
  );
  await sendDueMails(container);
}

export const config = {
  name: "send-mails",
  schedule: { interval: readEnvironment(process.env).MAIL_SWEEP_SECONDS * 1000 },
};
