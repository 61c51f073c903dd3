import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { NewAccount } from "../../../accounts/modules/account/insert-account.ts";
import { ACCOUNT_MODULE } from "../../../accounts/modules/account/index.ts";

/** Creates an account with the user as its owner. The id is null when the user already had a first account. */
export const createAccountStep = createStep(
  "create-account",
  async (account: NewAccount, { container }) => {
    const accounts = container.resolve(ACCOUNT_MODULE);
    const id = await accounts.createForUser(account);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    const accounts = container.resolve(ACCOUNT_MODULE);
    if (id) await accounts.deleteWithAll(id);
  },
);
