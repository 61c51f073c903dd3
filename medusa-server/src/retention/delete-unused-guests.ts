import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { runTogether } from "../logging/run-each.ts";
import { ACCOUNT_MODULE } from "../modules/account/index.ts";
import type AccountModuleService from "../modules/account/service.ts";
import { findUsedCustomers } from "./find-used-customers.ts";
import { abandonedDays, daysBefore } from "./retention-settings.ts";

const batchSize = 100;
const mostPerRun = 5000;

/**
 * Deletes customers without an account that no cart, no order and no account of the shop names.
 * @returns how many they were
 */
export async function deleteUnusedGuests(container: MedusaContainer, now: Date): Promise<number> {
  const customers = container.resolve(Modules.CUSTOMER);
  const isOld = { has_account: false, updated_at: { $lt: daysBefore(now, abandonedDays).toISOString() } };
  let deleted = 0;
  let kept = 0;
  while (deleted + kept < mostPerRun) {
    const guests = await customers.listCustomers(isOld, {
      select: ["id"],
      take: batchSize,
      skip: kept,
      order: { id: "ASC" },
    });
    if (guests.length === 0) break;
    const used = await findUsed(
      container,
      guests.map(({ id }) => id),
    );
    const unused = guests.flatMap(({ id }) => (used.has(id) ? [] : [id]));
    // Its age is looked at again by the deletion itself: a checkout may have come to use the guest.
    const work = { name: "delete-expired-data, guests", ids: unused };
    const failed = await runTogether(container, work, (id) => customers.deleteCustomers({ ...isOld, id }));
    deleted += unused.length - failed.length;
    kept += used.size + failed.length;
  }
  return deleted;
}

async function findUsed(container: MedusaContainer, customerIds: string[]): Promise<Set<string>> {
  const accountModule: AccountModuleService = container.resolve(ACCOUNT_MODULE);
  const [used, accounts] = await Promise.all([
    findUsedCustomers(container, customerIds),
    accountModule.listAccounts({ customer_id: customerIds }, { select: ["customer_id"], take: null }),
  ]);
  return new Set([...used, ...accounts.flatMap(({ customer_id }) => customer_id ?? [])]);
}
