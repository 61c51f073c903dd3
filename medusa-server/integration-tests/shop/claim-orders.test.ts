import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { claim, createAccount, findOrder, placeOrder, readOrder } from "../support/account-orders.ts";
import { makeCoupon } from "../support/coupons.ts";
import { takeGoods } from "../support/invoice-orders.ts";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { admin } from "../support/shop.ts";

const newEmail = () => `${randomUUID()}@example.com`;
const readCustomer = async (orderId: string) =>
  (await admin<{ order: { customer_id: string } }>(`orders/${orderId}?fields=customer_id`)).body.order
    .customer_id;

describe("orders placed as a guest", () => {
  it("can be counted and claimed by their email in any case, and then belong to the account's customer", async () => {
    const email = newEmail();
    const account = await createAccount(email);
    const orders = [
      await placeOrder(null, { email }),
      await placeOrder(null, { email: email.toUpperCase() }),
    ];
    const foreign = await placeOrder(null, { email: newEmail() });
    assert.equal(await claim(account, email, true), 2);
    assert.equal(await findOrder(account, orders[0]!.id), null);
    assert.equal(await claim(account, email), 2);
    for (const { id } of orders) {
      assert.equal((await readOrder(account, id)).id, id);
      assert.equal(await readCustomer(id), account.customerId);
    }
    assert.equal(await findOrder(account, foreign.id), null);
    assert.notEqual(await readCustomer(foreign.id), account.customerId);
    assert.equal(await claim(account, email, true), 0);
    assert.equal(await claim(account, email), 0);
  });

  it("do not include an account's order with the same email, which no other account can claim", async () => {
    const [owner, other] = [await createAccount(), await createAccount()];
    const { id } = await placeOrder(owner);
    assert.equal(await claim(other, owner.email, true), 0);
    assert.equal(await claim(other, owner.email), 0);
    assert.equal((await readOrder(owner, id)).id, id);
  });
});

describe("a coupon limited to one use per customer", () => {
  for (const attribute of ["customer_id", "customer_email"]) {
    it(`counts a guest and an account with the same email as one customer, by ${attribute}, before and after claiming`, async () => {
      const coupon = await makeCoupon({ budget: { type: "use_by_attribute", attribute, limit: 1 } });
      const account = await createAccount();
      const order = async (accountId?: string) => {
        const priced = await createPricedCheckout({
          lines: [{ variant: await takeGoods(), quantity: 1 }],
          email: account.email,
          coupon,
          ...(accountId !== undefined && { accountId }),
        });
        return place(await prepareCheckout(priced), priced);
      };
      assert.equal((await order()).kind, "placed");
      const asAccount = await order(account.id);
      assert.deepEqual([asAccount.kind, asAccount.by], ["couponUsed", "customer"]);
      assert.equal(await claim(account, account.email), 1);
      assert.equal((await order(account.id)).kind, "couponUsed");
      assert.equal((await order()).kind, "couponUsed");
    });

    it(`counts the account's use for the guest with its email, by ${attribute}`, async () => {
      const coupon = await makeCoupon({ budget: { type: "use_by_attribute", attribute, limit: 1 } });
      const account = await createAccount();
      await placeOrder(account, { coupon });
      const priced = await createPricedCheckout({
        lines: [{ variant: await takeGoods(), quantity: 1 }],
        email: account.email,
        coupon,
      });
      const { kind, by } = await place(await prepareCheckout(priced), priced);
      assert.deepEqual([kind, by], ["couponUsed", "customer"]);
    });
  }
});
