import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import type AccountModuleService from "../accounts/modules/account/service.ts";
import { CLUB_MODULE } from "../club/modules/club/index.ts";
import { NEWSLETTER_MODULE } from "../newsletter/modules/newsletter/index.ts";
import { forgetCustomer } from "../account-area/customers/forget-customer.ts";
import { hasOpenOrders } from "../account-area/has-open-orders.ts";
import { toCustomerLock } from "../account-area/customers/to-customer-lock.ts";

/**
 * Deletes an account and the data of its members, and ends its newsletter subscription. Its orders, its invoices and,
 * without names, the entries of its points stay for as long as the law requires. Idempotent.
 */
export async function deleteAccount(
  container: MedusaContainer,
  id: string,
): Promise<"deleted" | "open_orders"> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const club = container.resolve(CLUB_MODULE);
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const [account] = await accounts.listAccounts({ id }, { select: ["email", "customer_id"] });
  if (account === undefined) return "deleted";
  const { email, customer_id } = account;
  return container.resolve(Modules.LOCKING).execute(toCustomerLock(email), async () => {
    // The account is deleted last, so that a failed call can be repeated: only the account refers to the customer.
    const isDeleted = await accounts.deleteWithAll(id, async () => {
      if (await hasOpenOrders(container, id)) return false;
      if (customer_id !== null && !(await isShared(accounts, customer_id))) {
        await forgetCustomer(container, customer_id);
      }
      await newsletter.end({ email: email.toLowerCase() }, new Date());
      await club.forget(id, new Date());
      return true;
    });
    return isDeleted ? "deleted" : "open_orders";
  });
}

async function isShared(accounts: AccountModuleService, customerId: string): Promise<boolean> {
  return (await accounts.listAccounts({ customer_id: customerId }, { select: ["id"], take: 2 })).length > 1;
}
