import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { AccountReply } from "../../src/features/accounts/admin/use-account.ts";
import {
  createAccount,
  invite,
  listAccounts,
  newUser,
  readAccount,
  someCompany,
  untilTokens,
  type User,
} from "../support/accounts.ts";
import { admin, adminName, database, variable } from "../support/shop.ts";

const terms = { target: "All", discount_percentage: 12.5, valid_from: null, valid_to: null };
type Refused = { fields: Record<string, string> };

const toDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const readForAdmin = async (id: string) => (await admin<AccountReply>(`accounts/${id}`)).body;

async function save(id: string, path: string, body: object): Promise<AccountReply> {
  const answer = await admin<AccountReply>(`accounts/${id}${path}`, body);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
}

async function refuse(id: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await admin<Refused>(`accounts/${id}${path}`, body);
  assert.equal(answer.status, 400);
  return answer.body.fields;
}

let user: User;
let id: string;

async function startAfresh(): Promise<void> {
  user = newUser();
  ({ id } = await createAccount(user, { company: someCompany }));
}

describe("a contract price", () => {
  let product: { id: string; title: string };

  before(async () => {
    await startAfresh();
    const { body } = await admin<{ products: (typeof product)[] }>("products?fields=id,title&limit=1");
    product = body.products[0]!;
  });

  it("applies to a product, a product's name or all filament, from the moment it is saved [3.3] [6.6]", async () => {
    const asked = [
      terms,
      { target: product.id, discount_percentage: 20, valid_from: "2026-01-01", valid_to: "2099-12-31" },
      { target: product.title.toUpperCase(), discount_percentage: 0.5, valid_from: null, valid_to: null },
    ];
    for (const one of asked) await save(id, "/agreements", one);
    const expected = asked.map(({ target, discount_percentage, valid_from, valid_to }) => ({
      id: "",
      target,
      discountPercentage: discount_percentage,
      validFrom: valid_from,
      validTo: valid_to,
    }));
    const [account] = await listAccounts(user);
    assert.deepEqual(
      account!.agreements.map((agreement) => ({ ...agreement, id: "" })),
      expected,
    );
    assert.deepEqual((await readAccount(id)).agreements, account!.agreements);
    assert.equal((await readForAdmin(id)).products[product.id], product.title);
    assert.deepEqual((await createAccount(newUser())).agreements, []);
  });

  it("gets its problems named by field when it is refused", async () => {
    const of = (change: object) => refuse(id, "/agreements", { ...terms, ...change });
    assert.deepEqual(await of({ target: "No such product" }), {
      target: "is no product that a contract price can be for",
    });
    assert.deepEqual(await of({ target: "prod_none" }), {
      target: "is no product that a contract price can be for",
    });
    assert.deepEqual(await of({ target: " " }), { target: "is required" });
    assert.deepEqual(await of({ discount_percentage: 0 }), { discount_percentage: "must be more than 0" });
    assert.deepEqual(await of({ discount_percentage: 100.5 }), {
      discount_percentage: "must be 100 or less",
    });
    assert.deepEqual(await of({ discount_percentage: 1.234 }), {
      discount_percentage: "has at most two decimals",
    });
    assert.deepEqual(await of({ valid_from: "2026-02-30" }), { valid_from: "must be a day" });
    assert.deepEqual(await of({ valid_from: "2026-03-02", valid_to: "2026-03-01" }), {
      valid_to: "must not be before the first day",
    });
  });

  it("ends with yesterday when a merchandiser ends it, or is deleted if it was never valid [3.3]", async () => {
    await startAfresh();
    const held = (await save(id, "/agreements", terms)).agreements[0]!;
    const coming = (await save(id, "/agreements", { ...terms, valid_from: toDay(7) })).agreements[1]!;
    await save(id, `/agreements/${held.id}/end`, {});
    const { agreements } = await save(id, `/agreements/${coming.id}/end`, {});
    assert.deepEqual(agreements, [{ ...held, validTo: toDay(-1) }]);
    assert.deepEqual((await listAccounts(user))[0]?.agreements, agreements);
  });

  it("rejects changes through another account", async () => {
    const { agreements } = await save(id, "/agreements", terms);
    const other = await createAccount(newUser());
    const path = `accounts/${other.id}/agreements/${agreements.at(-1)!.id}`;
    assert.equal((await admin(path, terms)).status, 404);
    assert.equal((await admin(`${path}/end`, {})).status, 404);
  });
});

describe("the audit trail of contract prices", () => {
  it("records who did what when, with the terms before and after [6.6]", async () => {
    await startAfresh();
    const startedAt = Date.now();
    const added = (await save(id, "/agreements", terms)).agreements[0]!;
    await save(id, `/agreements/${added.id}`, { ...terms, discount_percentage: 15 });
    const { changes } = await save(id, `/agreements/${added.id}/end`, {});
    const first = { target: "All", discountPercentage: 12.5, validFrom: null, validTo: null };
    const second = { ...first, discountPercentage: 15 };
    assert.deepEqual(
      changes.map(({ author, action, before: was, after: is }) => ({ author, action, was, is })),
      [
        { action: "ended", was: second, is: { ...second, validTo: toDay(-1) } },
        { action: "changed", was: first, is: second },
        { action: "added", was: null, is: first },
      ].map((change) => ({ author: adminName, ...change })),
    );
    for (const { created_at } of changes) {
      const at = Date.parse(created_at);
      assert.ok(at >= startedAt - 1000 && at <= Date.now() + 1000, created_at);
    }
  });

  it("contains every concurrent change of an agreement", async () => {
    await startAfresh();
    const { id: agreementId } = (await save(id, "/agreements", terms)).agreements[0]!;
    const percentages = [1, 2, 3, 4, 5];
    await Promise.all(
      percentages.map((percentage) =>
        save(id, `/agreements/${agreementId}`, { ...terms, discount_percentage: percentage }),
      ),
    );
    const { changes } = await readForAdmin(id);
    const steps = changes.filter(({ action }) => action === "changed").toReversed();
    assert.deepEqual(new Set(steps.map(({ after: is }) => is!.discountPercentage)), new Set(percentages));
    // Each entry begins with the terms that the previous entry ended with.
    assert.deepEqual(
      steps.map(({ before: was }) => was!.discountPercentage),
      [12.5, ...steps.slice(0, -1).map(({ after: is }) => is!.discountPercentage)],
    );
  });

  it("cannot be changed, not even in the database", async () => {
    await startAfresh();
    await save(id, "/agreements", terms);
    const where = `where "account_id" = ?`;
    for (const sql of [
      `update "agreement_change" set "actor_id" = 'x' ${where}`,
      `delete from "agreement_change" ${where}`,
    ]) {
      await assert.rejects(database.query(sql, [id]), /only ever added to/);
    }
    assert.equal((await readForAdmin(id)).changes.length, 1);
  });
});

describe("accounts in the admin", () => {
  it("match searches by name, email and organization number, page by page", async () => {
    const organizationNumber = `test-${crypto.randomUUID()}`;
    const owner = newUser();
    const name = `Firma ${organizationNumber}`;
    const company = await createAccount(owner, { company: { name, organizationNumber, country: "SE" } });
    const find = async (text: string, limit = 20) => {
      const path = `accounts?q=${encodeURIComponent(text)}&limit=${limit}`;
      return (await admin<{ count: number; accounts: { id: string }[] }>(path)).body;
    };
    for (const text of [name, owner.email.toUpperCase(), organizationNumber]) {
      assert.deepEqual(
        (await find(text)).accounts.map((account) => account.id),
        [company.id],
      );
    }
    assert.equal((await find("no account has this")).count, 0);
    const all = (await admin<{ count: number; accounts: object[] }>("accounts?limit=1")).body;
    assert.equal(all.accounts.length, 1);
    assert.ok(all.count > 1);
  });

  it("get their kind and terms of payment from the merchandiser", async () => {
    const { id: account } = await createAccount(newUser());
    const data = {
      kind: "company",
      name: "Öberg AB",
      country: "SE",
      organization_number: "556036-0793",
      vat_number: null,
      gln_or_peppol_id: null,
      reference_code: null,
      invoice_email: null,
      payment_terms_days: 60,
    };
    await save(account, "", data);
    const { kind, paymentTermsDays, company } = await readAccount(account);
    assert.deepEqual([kind, paymentTermsDays, company?.organizationNumber], ["company", 60, "556036-0793"]);
    assert.deepEqual(await refuse(account, "", { ...data, country: null, payment_terms_days: 0 }), {
      country: "is required for a company",
      payment_terms_days: "must be 1 or more",
    });
    assert.equal((await admin("accounts/acc_none", data)).status, 404);
  });

  it("can invite a member in the shop's name", async () => {
    await startAfresh();
    const { email } = newUser();
    const invitation = { email, role: "owner", site: "de" };
    const { invitations } = await save(id, "/invitations", invitation);
    assert.deepEqual(
      invitations.map((one) => [one.email, one.role]),
      [[email, "owner"]],
    );
    await untilTokens(email, 1);
    const refused = await refuse(id, "/invitations", { ...invitation, email: user.email });
    assert.deepEqual(refused, { email: "is a member already" });
    assert.equal(await invite(id, email), "invited");
  });

  it("require a signed-in user", async () => {
    for (const path of ["accounts", "accounts/acc_none"]) {
      assert.equal((await fetch(`${variable("MEDUSA_URL")}/admin/${path}`)).status, 401);
    }
  });
});
