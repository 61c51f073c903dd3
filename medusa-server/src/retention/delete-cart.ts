import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Deletes a cart without an order and all that hangs on it, the payment collection too, in one transaction. Medusa's
 * own deletion leaves the addresses, the links and the payment collection behind.
 */
export async function deleteCart(container: MedusaContainer, cartId: string): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    const run = (sql: string) => transaction.raw(sql, [cartId]);
    await run(
      `delete from "payment_collection" where "id" in (
         select "payment_collection_id" from "cart_payment_collection" where "cart_id" = ?)`,
    );
    await run(`delete from "cart_payment_collection" where "cart_id" = ?`);
    await run(`delete from "cart_promotion" where "cart_id" = ?`);
    await run(`delete from "credit_line" where "cart_id" = ?`);
    await run(`delete from "purchase" where "cart_id" = ?`);
    await run(
      `with "gone" as (delete from "cart" where "id" = ? returning "shipping_address_id", "billing_address_id")
       delete from "cart_address" where "id" in (
         select unnest(array["shipping_address_id", "billing_address_id"]) from "gone")`,
    );
  });
}
