import { accountListReplySchema, accountReplySchema, type AccountRow } from "@spolverk/medusa-contract";
import type { CommerceAccount, CommercePort } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";

const toAccount = ({ referral_token, ...account }: AccountRow): CommerceAccount => ({
  ...account,
  referralToken: referral_token,
});

export function createAccountStore(
  medusa: MedusaClient,
): Pick<CommercePort, "listAccounts" | "createAccount"> {
  return {
    listAccounts: async ({ subject, email }) =>
      (await medusa.post(accountListReplySchema, "accounts/list", { subject, email })).accounts.map(
        toAccount,
      ),
    createAccount: async ({ subject, email }, { referralToken }) => {
      const body = { subject, email, referral_token: referralToken };
      return toAccount((await medusa.post(accountReplySchema, "accounts/create", body)).account);
    },
  };
}
