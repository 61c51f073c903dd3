import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";

type Built = { expireTakeBacks: (container: MedusaContainer, now: Date) => Promise<void> };

/**
 * Runs the hourly job that expires take-backs.
 * @param args the time to use as now
 */
export default async function expireTakeBacks({
  container,
  args: [now = ""],
}: {
  container: MedusaContainer;
  args: string[];
}): Promise<void> {
  const built = (await import(path.resolve("src/features/take-backs/expire-take-backs.js"))) as Built;
  await built.expireTakeBacks(container, new Date(now));
}
