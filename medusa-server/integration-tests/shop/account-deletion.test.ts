import type { PricedCheckout } from "@spolverk/domain";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addressReplySchema, deleteAccountReplySchema } from "@spolverk/medusa-contract";
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
import { until } from "../support/mails.ts";
import { admin, connection, database, internal } from "../support/shop.ts";
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

/** Lists the statements that wait for a row lock on an account. */
const listWaiting = (lock: "update" | "share") =>
  database.query(
    `select 1 from pg_stat_activity where "wait_event_type" = 'Lock' and "query" like ? and "pid" <> pg_backend_pid()`,
    [`%from "account"%for ${lock}%`],
  );
const untilWaiting = (lock: "update" | "share") =>
  until(`a statement that waits for ${lock}`, async () =>
    (await listWaiting(lock)).length > 0 ? true : undefined,
  );

describe("deleting an account", () => {
  // A shared row lock delays the deletion, so that the placement goes first. An exclusive lock delays both, and the
  // deletion goes first.
  for (const lock of ["share", "update"] as const) {
    it(`leaves no order without an account when the order is placed concurrently, while another transaction locks the account for ${lock}`, async () => {
      const owner = newUser();
      const { id } = await createAccount(owner);
      const lines = [{ variant: await takeVariant("plenty"), quantity: 1 }];
      const priced = await createPricedCheckout({ lines, email: owner.email, accountId: id });
      const checkoutId = await prepareCheckout(priced);
      const blocker = await connection.transaction();
      await blocker.raw(`select 1 from "account" where "id" = ? for ${lock}`, [id]);
      const deleting = deleteAccount(id);
      await untilWaiting("update");
      const placing = place(checkoutId, priced);
      await Promise.race([placing, untilWaiting("share")]);
      await blocker.commit();
      const [kind, placed] = await Promise.all([deleting, placing]);
      const isThere = (await listAccounts(owner)).length === 1;
      const outcome = { kind, isPlaced: placed.kind === "placed", isThere };
      const isDeleted = kind === "deleted";
      assert.deepEqual(outcome, { kind, isPlaced: !isDeleted, isThere: !isDeleted });
    });
  }

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

  it("fails while an order is in progress", async () => {
    const owner = newUser();
    const { id } = await createAccount(owner);
    await order(id, owner.email);
    assert.equal(await deleteAccount(id), "open_orders");
    assert.equal((await listAccounts(owner)).length, 1);
    assert.ok(await findCustomer(owner.email));
  });

  it("keeps finished orders, with an anonymized customer", async () => {
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

  it("keeps the customer for another account of the same address", async () => {
    const owner = newUser();
    const first = await createAccount(owner);
    const company = await createAccount(owner, { company: someCompany });
    assert.equal(await deleteAccount(first.id), "deleted");
    assert.ok(await findCustomer(owner.email));
    assert.equal(await deleteAccount(company.id), "deleted");
    assert.equal(await findCustomer(owner.email), undefined);
  });
});
