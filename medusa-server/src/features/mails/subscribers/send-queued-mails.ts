import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendDueMails } from "../send-due-mails.ts";
import { mailsQueued } from "../../outbox/send-mails-soon.ts";

/** Rendering a mail takes processor time, which would delay the shopper who just ordered. */
const soonMs = 1000;
let isPlanned = false;

/**
 * Sends the due mails after a debounce of one second. If the process dies meanwhile, they stay in the outbox for the
 * job that runs every minute.
 */
export default async function sendQueuedMails({ container }: SubscriberArgs): Promise<void> {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    void sendOrLog(container);
  }, soonMs).unref();
}

async function sendOrLog(container: MedusaContainer): Promise<void> {
  try {
    await sendDueMails(container);
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Mails wait for the next job: ${String(error)}`);
  }
}

export const config: SubscriberConfig = { event: mailsQueued };
