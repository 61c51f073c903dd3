import { type Agreement, resolveAgreements } from "@spolverk/domain";
import type { CommerceAccount } from "../commerce/store.ts";
import type { Services } from "../services.ts";

/** An account's contract prices that are valid today, by product id or "All" [3.3]. */
export async function resolveAccountAgreements(
  { catalogue, now }: Pick<Services, "catalogue" | "now">,
  { agreements }: Pick<CommerceAccount, "agreements">,
): Promise<Agreement[]> {
  const products = await catalogue.listProducts();
  return resolveAgreements({ agreements, products, today: now().toISOString().slice(0, 10) });
}
