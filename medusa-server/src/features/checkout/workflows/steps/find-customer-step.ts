import type { PricedCheckout } from "@spolverk/domain";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findOrCreateAccountCustomer } from "../../../account-area/customers/find-or-create-account-customer.ts";
import { findOrCreateGuest } from "../../find-or-create-guest.ts";

/**
 * The id of the customer that a purchase belongs to in Medusa: the account's, or the guest of the e-mail. Not undone:
 * another checkout of the same shopper may have come to use it.
 * @throws MedusaError NOT_FOUND for an account that there is not
 */
export const findCustomerStep = createStep(
  "find-customer",
  async (priced: Pick<PricedCheckout, "accountId" | "email" | "billing">, { container }) => {
    const { accountId } = priced;
    return new StepResponse(
      accountId === null
        ? await findOrCreateGuest(container, priced)
        : await findOrCreateAccountCustomer(container, accountId),
    );
  },
);
