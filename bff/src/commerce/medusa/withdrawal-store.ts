import { type WithdrawalBody, withdrawalReplySchema } from "@spolverk/medusa-contract";
import type { WithdrawalStore } from "../forms.ts";
import type { MedusaClient } from "./medusa-client.ts";

/** Withdrawals from contracts in Medusa's module of them. */
export function createWithdrawalStore(medusa: MedusaClient): WithdrawalStore {
  return {
    saveWithdrawal: (statement) => {
      const body: WithdrawalBody = statement;
      return medusa.post(withdrawalReplySchema, "withdrawals", body);
    },
  };
}
