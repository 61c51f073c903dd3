import type { MedusaContainer } from "@medusajs/framework/types";
import { endPassedRestocks } from "../end-passed-restocks.ts";
import { readEnvironment } from "../../../environment/environment.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);

/** Ends backorders whose restock date has passed, which no event announces. Several processes may run it at once. */
export default async function endPassedRestocksJob(container: MedusaContainer): Promise<void> {
  await endPassedRestocks(container, new Date().toISOString().slice(0, 10));
}

export const config = { name: "end-passed-restocks", schedule: { interval: PAYMENT_SWEEP_SECONDS * 1000 } };
