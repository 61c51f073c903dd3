import { resolveAgreements } from "@spolverk/domain";
import { pickText } from "../catalogue/pick-text.ts";
import type { CommerceAccount } from "../commerce/store.ts";
import type { CommerceProduct } from "../commerce/product.ts";
import type { AccountDetail } from "../contract/account.ts";

type Contract = AccountDetail["contract"];
type Facts = {
  products: readonly Pick<CommerceProduct, "id" | "type" | "name">[];
  /** YYYY-MM-DD */
  today: string;
  language: string;
};

/** An account's agreements that have not ended, one entry per product [3.3]. */
export function toContract(agreements: CommerceAccount["agreements"], facts: Facts): Contract {
  const { products, today, language } = facts;
  const names = new Map(products.map(({ id, name }) => [id, pickText(name, language) ?? ""]));
  return agreements
    .filter(({ validTo }) => validTo === null || validTo >= today)
    .flatMap(({ validFrom, validTo, ...terms }) => {
      const always = { ...terms, validFrom: null, validTo: null };
      return resolveAgreements({ agreements: [always], products, today }).map((agreement) => ({
        ...agreement,
        productName: names.get(agreement.productId) ?? "",
        validFrom,
        validTo,
      }));
    });
}
