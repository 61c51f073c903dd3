import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";

type Credit = (container: MedusaContainer, orderId: string) => Promise<void>;

/** Handles the event of a refund or of a cancelled order several times concurrently, like repeated deliveries. */
export default async function creditAtOnce({
  container,
  args: [orderId = ""],
}: {
  container: MedusaContainer;
  args: string[];
}): Promise<void> {
  const built = (await import(path.resolve("src/features/invoices/credit-order.js"))) as {
    creditOrder: Credit;
  };
  await Promise.all(Array.from({ length: 8 }, () => built.creditOrder(container, orderId)));
}
