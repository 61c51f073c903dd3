import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";

type Step = (container: MedusaContainer, now: Date) => Promise<void>;
type Built = { expirePoints: Step; queueExpiringMails: Step };

/**
 * Runs a part of the club's hourly job.
 * @param args name of the function, and the time to use as now
 */
export default async function keepPoints({
  container,
  args: [name, now = ""],
}: {
  container: MedusaContainer;
  args: string[];
}): Promise<void> {
  const file = name === "expirePoints" ? "expire-points.js" : "queue-expiring-mails.js";
  const built = (await import(path.resolve("src/features/club", file))) as Built;
  await built[name as keyof Built](container, new Date(now));
}
