import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendDueMails } from "../send-due-mails.ts";
import { mailsQueued } from "../../outbox/send-mails-soon.ts";

/** Sends the due mails. A failure leaves them to the job that runs every minute. */
export default async function sendQueuedMails({ container }: SubscriberArgs): Promise<void> {
  try {
    await sendDueMails(container);
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Mails wait for the next job: ${String(error)}`);
  }
}

export const config: SubscriberConfig = { event: mailsQueued };
