import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ACCOUNT_MODULE } from "../../accounts/modules/account/index.ts";
import { findOrCreateCustomer } from "./find-or-create-customer.ts";
import { toCustomerLock } from "./to-customer-lock.ts";

/**
 * Returns the id of the Medusa customer that an account's orders belong to. Replaces a customer that was deleted in
 * Medusa.
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export async function findOrCreateAccountCustomer(
  container: MedusaContainer,
  accountId: string,
): Promise<string> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const customers = container.resolve(Modules.CUSTOMER);
  const { customer_id, ...account } = await accounts.retrieveAccount(accountId);
  if (customer_id !== null) {
    const [customer] = await customers.listCustomers({ id: customer_id }, { select: ["id"] });
    if (customer !== undefined) return customer.id;
  }
  return container.resolve(Modules.LOCKING).execute(toCustomerLock(account.email), async () => {
    const { id } = await findOrCreateCustomer(container, {
      email: account.email,
      first_name: account.first_name,
      last_name: account.last_name,
      phone: account.cell_number,
      ...(account.kind === "company" && { company_name: account.name }),
    });
    await accounts.updateAccounts({ id: accountId, customer_id: id });
    return id;
  });
}
