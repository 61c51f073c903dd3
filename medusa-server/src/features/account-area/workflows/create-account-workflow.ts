import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { AccountCreateBody } from "@spolverk/medusa-contract";
import { createAccountStep } from "./steps/create-account-step.ts";
import { findOrCreateCustomerStep } from "./steps/find-or-create-customer-step.ts";

/**
 * Creates an account and, unless a customer of its address exists already, the Medusa customer that its orders belong
 * to. Returns the account's id.
 */
export const createAccountWorkflow = createWorkflow("create-account", (input: AccountCreateBody) => {
  const customerId = findOrCreateCustomerStep(input);
  const account = transform({ input, customerId }, ({ input, customerId }) => ({ ...input, customerId }));
  return new WorkflowResponse(createAccountStep(account));
});
