import type { CreateCustomerDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * Returns the Medusa customer (`has_account`) of an address; accounts with the same address share it. Call it under the
 * address's `toCustomerLock`.
 */
export async function findOrCreateCustomer(
  container: MedusaContainer,
  customer: CreateCustomerDTO & { email: string },
): Promise<{ id: string; isNew: boolean }> {
  const customers = container.resolve(Modules.CUSTOMER);
  const [known] = await customers.listCustomers(
    { email: customer.email, has_account: true },
    { select: ["id"], take: 1 },
  );
  if (known !== undefined) return { id: known.id, isNew: false };
  const { id } = await customers.createCustomers({ ...customer, has_account: true });
  return { id, isNew: true };
}
