import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";

type Built = { applyVatChanges: (container: MedusaContainer, now: Date) => Promise<void> };

/**
 * Runs the job that applies VAT rates.
 * @param args the time to use as now
 */
export default async function applyVatChanges({
  container,
  args: [now = ""],
}: {
  container: MedusaContainer;
  args: string[];
}): Promise<void> {
  const built = (await import(path.resolve("src/features/catalogue/vat/apply-vat-changes.js"))) as Built;
  await built.applyVatChanges(container, new Date(now));
}
