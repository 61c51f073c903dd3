import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { SHOP_MODULE } from "../catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../catalogue/modules/shop/service.ts";

/**
 * Reads the payment terms of an order's invoice in days: those of the account that placed it, or the shop's default.
 *
 * @throws Error for an order that the shop's checkout did not make
 */
export async function readTermsDays(container: MedusaContainer, orderId: string): Promise<number> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const shop = container.resolve(SHOP_MODULE);
  const { accountId } = (await checkouts.retrievePurchaseOfOrder(orderId)).priced;
  const agreed = accountId === null ? null : await readAccountTerms(container, accountId);
  return agreed ?? (await shop.retrieveShopSetting(SHOP_SETTING_ID)).invoice_terms_days;
}

/** Reads an account's own payment terms; null for an account without any, and for a deleted account. */
async function readAccountTerms(container: MedusaContainer, id: string): Promise<number | null> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const [account] = await accounts.listAccounts({ id }, { select: ["payment_terms_days"] });
  return account?.payment_terms_days ?? null;
}
