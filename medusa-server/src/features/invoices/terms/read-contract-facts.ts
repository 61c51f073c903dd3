import type { MedusaContainer } from "@medusajs/framework/types";
import { toShopDay } from "@spolverk/domain";
import { CHECKOUT_MODULE } from "../../orders/modules/checkout/index.ts";
import type { KnownText } from "../../orders/modules/checkout/service.ts";
import type { ContractFacts } from "./contract-facts.ts";
import { keepAcceptedText } from "./keep-accepted-text.ts";

/**
 * Reads what the customer agreed to with an order; null for an order from before acceptances were stored.
 *
 * @throws Error while the text of the accepted version is missing: the outbox tries again
 */
export async function readContractFacts(
  container: MedusaContainer,
  orderId: string,
): Promise<ContractFacts | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { acceptance, priced } = await checkouts.retrievePurchaseOfOrder(orderId);
  if (acceptance === null) return null;
  return {
    placedOn: toShopDay(acceptance.terms.at),
    delivery: acceptance.delivery,
    terms: await readTerms(container, acceptance.terms.version),
    mayWithdraw: !priced.company,
  };
}

async function readTerms(container: MedusaContainer, version: string): Promise<KnownText | null> {
  await keepAcceptedText(container, version);
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const text = await checkouts.findText(version);
  if (text === null) throw new Error(`The words of the terms ${version} are not known yet`);
  return text.pages.terms ? text : null;
}
