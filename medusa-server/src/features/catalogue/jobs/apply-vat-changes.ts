import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../../../environment/environment.ts";
import { applyVatChanges } from "../vat/apply-vat-changes.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);

/** Applies planned VAT rates whose day has begun, which no event announces. Several processes may run it at once. */
export default async function applyVatChangesJob(container: MedusaContainer): Promise<void> {
  await applyVatChanges(container, new Date());
}

export const config = { name: "apply-vat-changes", schedule: { interval: PAYMENT_SWEEP_SECONDS * 1000 } };
