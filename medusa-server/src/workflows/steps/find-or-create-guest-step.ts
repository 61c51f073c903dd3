import type { ICustomerModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { DraftBody } from "../../internal/draft-body.ts";

type Guest = Pick<DraftBody, "email" | "billing_address">;

/**
 * The id of the customer without an account that an email's orders are gathered under. Not undone:
 * another checkout of the same shopper may have come to use it.
 */
export const findOrCreateGuestStep = createStep(
  "find-or-create-guest",
  async (guest: Guest, { container }) => {
    const customers = container.resolve(Modules.CUSTOMER);
    return new StepResponse((await findGuest(customers, guest)) ?? (await createGuest(customers, guest)));
  },
);

async function findGuest(customers: ICustomerModuleService, { email }: Guest): Promise<string | undefined> {
  const [found] = await customers.listCustomers({ email, has_account: false }, { select: ["id"] });
  return found?.id;
}

async function createGuest(customers: ICustomerModuleService, guest: Guest): Promise<string> {
  const { first_name, last_name, company, phone } = guest.billing_address;
  try {
    const created = await customers.createCustomers({
      email: guest.email,
      first_name,
      last_name,
      company_name: company,
      phone,
    });
    return created.id;
  } catch (error) {
    // The database keeps an email's guest unique: another checkout may have been quicker.
    const found = await findGuest(customers, guest);
    if (found === undefined) throw error;
    return found;
  }
}
