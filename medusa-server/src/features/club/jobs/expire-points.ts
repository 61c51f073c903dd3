import type { Container } from "../../../platform/container.ts";
import { expirePoints } from "../expire-points.ts";
import { queueExpiringMails } from "../queue-expiring-mails.ts";
import { runEach } from "../../../concurrency/run-each.ts";

/** Runs every hour; several servers may run it at once. */
export default async function expirePointsJob(container: Container): Promise<void> {
  const steps = [expirePoints, queueExpiringMails];
  const work = { name: "expire-points", items: steps, toId: (step: (typeof steps)[number]) => step.name };
  const now = new Date();
  await runEach(container, work, (step) => step(container, now));
}

export const config = { name: "expire-points", schedule: "23 * * * *" };
