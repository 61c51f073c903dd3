import type { MedusaContainer } from "@medusajs/framework/types";
import { CHANGE_LOG_MODULE } from "../modules/change-log/index.ts";
import type { ChangedProducts } from "../modules/change-log/service.ts";

/** Appends products to the change log, so that every BFF reads them again for its pages and for search. */
export async function recordChanges(container: MedusaContainer, products: ChangedProducts): Promise<void> {
  const changes = container.resolve(CHANGE_LOG_MODULE);
  await changes.append(products);
}
