import type { Container } from "../../../platform/container.ts";
import { expireTakeBacks } from "../expire-take-backs.ts";

/** Runs every hour; several servers may run it at once. */
export default function expireTakeBacksJob(container: Container): Promise<void> {
  return expireTakeBacks(container, new Date());
}

export const config = { name: "expire-take-backs", schedule: "7 * * * *" };
