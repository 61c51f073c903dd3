import { type AccountRole, resolveAgreements } from "@spolverk/domain";
import type { CommerceAccountDetail } from "../commerce/store.ts";
import type { CommerceProduct } from "../commerce/product.ts";
import type { AccountDetail } from "../contract/account.ts";
import { toAccount } from "./to-account.ts";
import { toContract } from "./to-contract.ts";

type Facts = {
  /** Role of the member who calls. */
  role: AccountRole;
  products: readonly CommerceProduct[];
  /** YYYY-MM-DD */
  today: string;
  language: string;
};

/** Maps an account with its settings to the API. */
export function toAccountDetail(detail: CommerceAccountDetail, facts: Facts): AccountDetail {
  const { agreements, firstName, lastName, cellNumber, company, newsletter } = detail;
  return {
    ...toAccount({ ...detail, role: facts.role }, resolveAgreements({ ...facts, agreements })),
    firstName,
    lastName,
    cellNumber,
    company,
    paymentTermsDays: detail.paymentTermsDays,
    newsletter,
    addresses: detail.addresses.map(({ id, ...address }) => ({ addressId: id, ...address })),
    contract: toContract(agreements, facts),
    createdAt: detail.createdAt,
  };
}
