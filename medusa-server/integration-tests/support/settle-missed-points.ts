import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";

type Job = (container: MedusaContainer) => Promise<void>;

/** Does what the job does each minute. */
export default async function settleMissedPoints({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  const file = path.resolve("src/jobs/settle-order-points.js");
  const built = (await import(file)) as { default: { default: Job } };
  await built.default.default(container);
}
