import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { AccountCreateBody } from "@spolverk/medusa-contract";
import { findOrCreateCustomer } from "../../customers/find-or-create-customer.ts";
import { ACCOUNT_MODULE } from "../../../accounts/modules/account/index.ts";

type Buyer = Pick<AccountCreateBody, "email" | "company">;

/** Finds or creates the Medusa customer (`has_account`) of the address, and returns its id. */
export const findOrCreateCustomerStep = createStep(
  "find-or-create-customer",
  async ({ email, company }: Buyer, { container }) => {
    const named = company === null ? {} : { company_name: company.name };
    const { id, isNew } = await findOrCreateCustomer(container, { email, ...named });
    return new StepResponse(id, isNew ? id : null);
  },
  async (createdId, { container }) => {
    const accounts = container.resolve(ACCOUNT_MODULE);
    if (!createdId || (await accounts.listAccounts({ customer_id: createdId })).length > 0) return;
    await container.resolve(Modules.CUSTOMER).deleteCustomers(createdId);
  },
);
