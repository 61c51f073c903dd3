import type { PricedCheckout } from "@spolverk/domain";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

type Guest = Pick<PricedCheckout, "email" | "billing">;

/** Returns the id of the customer without an account that groups an e-mail's guest orders; creates a missing one. */
export async function findOrCreateGuest(container: MedusaContainer, guest: Guest): Promise<string> {
  return (await findGuest(container, guest)) ?? (await createGuest(container, guest));
}

/**
 * Finds the guest of an e-mail and marks it as just used. Otherwise the job for unused guests might delete the guest
 * before the cart refers to it.
 */
async function findGuest(container: MedusaContainer, { email }: Guest): Promise<string | undefined> {
  const customers = container.resolve(Modules.CUSTOMER);
  const [guest] = await customers.listCustomers({ email, has_account: false }, { select: ["id"], take: 1 });
  if (guest === undefined) return undefined;
  const [marked] = await customers.updateCustomers(
    { id: guest.id },
    { metadata: { used_at: new Date().toISOString() } },
  );
  // Undefined when the job has deleted the guest just now.
  return marked?.id;
}

async function createGuest(container: MedusaContainer, guest: Guest): Promise<string> {
  const customers = container.resolve(Modules.CUSTOMER);
  const { firstName, lastName, company, cellNumber } = guest.billing;
  try {
    const created = await customers.createCustomers({
      email: guest.email,
      first_name: firstName,
      last_name: lastName,
      company_name: company,
      phone: cellNumber,
    });
    return created.id;
  } catch (error) {
    // A unique index allows one guest per e-mail: another checkout may have created it first.
    const found = await findGuest(container, guest);
    if (found === undefined) throw error;
    return found;
  }
}
