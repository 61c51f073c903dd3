import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";

type Built = { applyVatChanges: (container: MedusaContainer, now: Date) => Promise<void> };

/** Does what the job does every few seconds. @param args the time that it takes for now */
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
