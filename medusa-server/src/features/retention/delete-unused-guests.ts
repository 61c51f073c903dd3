import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { runTogether } from "../../concurrency/run-each.ts";
import { findUnusedGuests } from "./sql/find-unused-guests.ts";
import { abandonedDays, daysBefore } from "./retention-settings.ts";

const batchSize = 1000;
const mostPerRun = 5000;

/**
 * Deletes customers without an account that no cart, no order and no account of the shop refers to.
 * @returns the number of deleted customers
 */
export async function deleteUnusedGuests(container: MedusaContainer, now: Date): Promise<number> {
  const customers = container.resolve(Modules.CUSTOMER);
  const before = daysBefore(now, abandonedDays);
  const isOld = { has_account: false, updated_at: { $lt: before.toISOString() } };
  const failed: string[] = [];
  let deleted = 0;
  while (deleted < mostPerRun) {
    const ids = await findUnusedGuests(container, { before, except: failed, limit: batchSize });
    const work = { name: "delete-expired-data, guests", ids };
    // The deletion checks the age again: a checkout may have started to use the guest.
    const kept = await runTogether(container, work, (id) => customers.deleteCustomers({ ...isOld, id }));
    failed.push(...kept);
    deleted += ids.length - kept.length;
    if (ids.length < batchSize) break;
  }
  return deleted;
}
