import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { claim, placeOrder, readCustomerId } from "../support/account-orders.ts";
import { createAccount, newUser, someCompany } from "../support/accounts.ts";
import { takeGoods } from "../support/invoice-orders.ts";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";

/**
 * Deletes a customer by SQL, with the same effect as Medusa. Medusa's admin API refuses to delete a customer with an
 * account, because it looks for this customer's password.
 */
const deleteCustomer = (id: string) =>
  database.query("update customer set deleted_at = now() where id = ?", [id]);

type Customer = { id: string; email: string; has_account: boolean };
const readCustomerOf = async (orderId: string) =>
  (await admin<{ order: { customer: Customer | null } }>(`orders/${orderId}?fields=*customer`)).body.order
    .customer;

/** Creates an account whose customer is deleted. */
async function createBereftAccount() {
  const user = newUser();
  const { id } = await createAccount(user);
  const customerId = await readCustomerId(id);
  await deleteCustomer(customerId);
  return { id, email: user.email, user, customerId };
}

describe("an account whose customer was deleted in Medusa", () => {
  it("gets a new customer at its next order, which all accounts with the same address share", async () => {
    const account = await createBereftAccount();
    const company = await createAccount(account.user, { company: someCompany });
    const orders = await Promise.all([
      placeOrder(account),
      placeOrder(account),
      placeOrder({ id: company.id, email: account.email }),
    ]);
    const customerId = await readCustomerId(account.id);
    assert.notEqual(customerId, account.customerId);
    assert.equal(await readCustomerId(company.id), customerId);
    for (const { id } of orders) {
      const customer = await readCustomerOf(id);
      assert.deepEqual(
        [customer?.id, customer?.email, customer?.has_account],
        [customerId, account.email, true],
      );
    }
  });

  it("gets its order even if the customer is deleted during the checkout", async () => {
    const user = newUser();
    const { id: accountId } = await createAccount(user);
    const lines = [{ variant: await takeGoods(), quantity: 1 }];
    const priced = await createPricedCheckout({ lines, email: user.email, accountId });
    const checkoutId = await prepareCheckout(priced);
    await deleteCustomer(await readCustomerId(accountId));
    assert.equal((await place(checkoutId, priced)).kind, "placed");
  });

  it("gets a new customer when it claims its earlier guest orders", async () => {
    const { id, email, customerId } = await createBereftAccount();
    const order = await placeOrder(null, { email });
    assert.equal(await claim({ id, email, customerId }, email), 1);
    assert.equal((await readCustomerOf(order.id))?.id, await readCustomerId(id));
  });

  it("can still be deleted", async () => {
    const { id } = await createBereftAccount();
    assert.deepEqual((await internal(`accounts/${id}/delete`, {})).body, { kind: "deleted" });
  });
});
