import type { PricedCheckout } from "@spolverk/domain";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

type Guest = Pick<PricedCheckout, "email" | "billing">;

/** The id of the customer without an account that an email's orders are gathered under. */
export async function findOrCreateGuest(container: MedusaContainer, guest: Guest): Promise<string> {
  return (await findGuest(container, guest)) ?? (await createGuest(container, guest));
}

/** Marks the guest as just used, so that the deletion of unused guests cannot take it before the cart names it. */
async function findGuest(container: MedusaContainer, { email }: Guest): Promise<string | undefined> {
  const customers = container.resolve(Modules.CUSTOMER);
  const [guest] = await customers.listCustomers({ email, has_account: false }, { select: ["id"], take: 1 });
  if (guest === undefined) return undefined;
  const [marked] = await customers.updateCustomers(
    { id: guest.id },
    { metadata: { used_at: new Date().toISOString() } },
  );
  // None: it was deleted just now.
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
    // The database keeps an email's guest unique: another checkout may have been quicker.
    const found = await findGuest(container, guest);
    if (found === undefined) throw error;
    return found;
  }
}
