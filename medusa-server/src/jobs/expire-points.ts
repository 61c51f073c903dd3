import type { MedusaContainer } from "@medusajs/framework/types";
import { expirePoints } from "../club/expire-points.ts";
import { queueExpiringMails } from "../club/queue-expiring-mails.ts";

/** Every hour; several servers may do it at once. */
export default async function expirePointsJob(container: MedusaContainer): Promise<void> {
  const now = new Date();
  await expirePoints(container, now);
  await queueExpiringMails(container, now);
}

export const config = { name: "expire-points", schedule: "23 * * * *" };
