import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addressReplySchema, deleteAccountReplySchema, type PricedCheckout } from "@spolverk/medusa-contract";
import {
  accept,
  addMember,
  call,
  createAccount,
  invite,
  listAccounts,
  newUser,
  someAddress,
  someCompany,
  untilTokens,
} from "../support/accounts.ts";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { admin, database, internal } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

const deleteAccount = async (id: string): Promise<string> =>
  (await call(deleteAccountReplySchema, `${id}/delete`, {})).kind;

type Customer = { id: string; email: string | null; first_name: string | null; phone: string | null };
const findCustomer = async (email: string): Promise<Customer | undefined> => {
  const path = `customers?email=${encodeURIComponent(email)}`;
  return (await admin<{ customers: Customer[] }>(path)).body.customers[0];
};

async function order(accountId: string, email: string): Promise<{ id: string; priced: PricedCheckout }> {
  const lines = [{ variant: await takeVariant("plenty"), quantity: 1 }];
  const priced = await createPricedCheckout({ lines, email, accountId });
  const placed = await place(await prepareCheckout(priced), priced);
  assert.ok(placed.order, JSON.stringify(placed));
  return { id: placed.order.id, priced };
}

describe("deleting an account", () => {
  it("deletes its people, addresses, invitations, contract prices and customer", async () => {
    const owner = newUser();
    const { id } = await createAccount(owner);
    const member = await addMember(id, "buyer");
    const invited = newUser();
    await invite(id, invited.email);
    const [token] = await untilTokens(invited.email, 1);
    await call(addressReplySchema, `${id}/addresses`, someAddress);
    const terms = { target: "All", discount_percentage: 5, valid_from: null, valid_to: null };
    assert.equal((await admin(`accounts/${id}/agreements`, terms)).status, 200);
    assert.ok(await findCustomer(owner.email));

    assert.equal(await deleteAccount(id), "deleted");
    assert.deepEqual([await listAccounts(owner), await listAccounts(member)], [[], []]);
    assert.equal((await internal(`accounts/${id}`)).status, 404);
    assert.equal((await accept(invited, token!)).kind, "unknown");
    for (const table of ["account_member", "account_invitation", "account_address", "agreement"]) {
      assert.deepEqual(await database.query(`select 1 from "${table}" where "account_id" = ?`, [id]), []);
    }
    assert.equal(await findCustomer(owner.email), undefined);
    assert.equal(await deleteAccount(id), "deleted");
    assert.notEqual((await createAccount(owner)).id, id);
  });

  it("is refused while an order is on its way", async () => {
    const owner = newUser();
    const { id } = await createAccount(owner);
    await order(id, owner.email);
    assert.equal(await deleteAccount(id), "open_orders");
    assert.equal((await listAccounts(owner)).length, 1);
    assert.ok(await findCustomer(owner.email));
  });

  it("leaves orders that are finished, of a customer without a name", async () => {
    const owner = newUser();
    const { id } = await createAccount(owner);
    const settings = { name: "Kim", firstName: "Kim", lastName: "Weber", cellNumber: "+46701234567" };
    await internal(`accounts/${id}/settings`, { ...settings, company: null });
    const customer = await findCustomer(owner.email);
    const placed = await order(id, owner.email);
    assert.equal((await admin(`orders/${placed.id}/cancel`, {})).status, 200);

    assert.equal(await deleteAccount(id), "deleted");
    type Read = { order: { customer_id: string; email: string; customer: Customer } };
    const { body } = await admin<Read>(`orders/${placed.id}?fields=customer_id,email,*customer`);
    assert.deepEqual([body.order.customer_id, body.order.email], [customer!.id, owner.email]);
    const { email, first_name, phone } = body.order.customer;
    assert.deepEqual({ email, first_name, phone }, { email: null, first_name: null, phone: null });
  });

  it("leaves the customer to another account of the same address", async () => {
    const owner = newUser();
    const first = await createAccount(owner);
    const company = await createAccount(owner, { company: someCompany });
    assert.equal(await deleteAccount(first.id), "deleted");
    assert.ok(await findCustomer(owner.email));
    assert.equal(await deleteAccount(company.id), "deleted");
    assert.equal(await findCustomer(owner.email), undefined);
  });
});
