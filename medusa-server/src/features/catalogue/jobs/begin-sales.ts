import type { MedusaContainer } from "@medusajs/framework/types";
import { beginSales } from "../begin-sales.ts";
import { readEnvironment } from "../../../environment/environment.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);

/** Starts the sales whose moment has come, which no event announces. Several processes may run it at once. */
export default async function beginSalesJob(container: MedusaContainer): Promise<void> {
  await beginSales(container, new Date());
}

export const config = { name: "begin-sales", schedule: { interval: PAYMENT_SWEEP_SECONDS * 1000 } };
