import type { PricedCheckout } from "@spolverk/domain";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findOrCreateAccountCustomer } from "../../../account-area/customers/find-or-create-account-customer.ts";
import { findOrCreateGuest } from "../../find-or-create-guest.ts";

/**
 * Returns the id of a purchase's customer in Medusa: the account's, or the guest of the e-mail. Has no compensation:
 * another checkout of the same shopper may already use the customer.
 * @throws MedusaError NOT_FOUND when the account does not exist
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
