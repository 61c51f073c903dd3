import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findUsedCustomers } from "./find-used-customers.ts";

/**
 * Anonymizes the Medusa customer: deletes it when no cart and no order refers to it, otherwise clears its personal
 * data.
 */
export async function forgetCustomer(container: MedusaContainer, id: string): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER);
  if (!(await findUsedCustomers(container, [id])).has(id)) {
    await customers.deleteCustomers(id);
    return;
  }
  const addresses = await customers.listCustomerAddresses(
    { customer_id: id },
    { select: ["id"], take: null },
  );
  if (addresses.length > 0) await customers.deleteCustomerAddresses(addresses.map((address) => address.id));
  await customers.updateCustomers(
    { id },
    { email: null, first_name: null, last_name: null, company_name: null, phone: null, metadata: null },
  );
}
