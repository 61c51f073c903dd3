import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { admin } from "../support/shop.ts";

type Answer = { message?: string; promotion?: { id: string } };
const tenPercent = { type: "percentage", target_type: "order", value: 10 };

const create = (code: string, terms: object) =>
  admin<Answer>("promotions", {
    code,
    type: "standard",
    status: "draft",
    is_tax_inclusive: true,
    application_method: tenPercent,
    ...terms,
  });
const toCode = () => `TEST-${randomUUID().slice(0, 8)}`;

describe("a coupon that the shop cannot carry out [7.12]", () => {
  it("gets refused on creation with its problems, and leaves no promotion", async () => {
    const fixed = { type: "fixed", target_type: "order", value: 50, currency_code: "sek" };
    for (const [terms, message] of [
      [{ is_tax_inclusive: false, application_method: fixed }, /include VAT/],
      [{ rules: [{ attribute: "customer.groups.id", operator: "in", values: ["x"] }] }, /customer.groups.id/],
      [{ metadata: { minimum_sek: "lots" } }, /minimum_sek/],
      [{ is_automatic: true }, /automatic/],
    ] as const) {
      const code = toCode();
      const { status, body } = await create(code, terms);
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(body.message ?? "", message);
      assert.equal((await admin<{ count: number }>(`promotions?code=${code}`)).body.count, 0);
    }
  });

  it("cannot result from an edit, which is refused; a merchandiser may still switch the coupon off", async () => {
    const { body } = await create(toCode(), {});
    const path = `promotions/${body.promotion?.id}`;
    const refused = await admin<Answer>(path, { metadata: { minimum_sek: "lots" } });
    assert.equal(refused.status, 400);
    assert.match(refused.body.message ?? "", /minimum_sek/);
    const automatic = await admin<Answer>(path, { is_automatic: true });
    assert.equal(automatic.status, 400);
    assert.equal((await admin(path, { metadata: { minimum_sek: "500" } })).status, 200);
    assert.equal((await admin(path, { status: "inactive" })).status, 200);
    type Stored = { promotion: { is_automatic: boolean; metadata: object; status: string } };
    const { promotion } = (await admin<Stored>(path)).body;
    assert.deepEqual(
      [promotion.is_automatic, promotion.metadata, promotion.status],
      [false, { minimum_sek: "500" }, "inactive"],
    );
  });

  it("cannot result from a new condition, which is refused", async () => {
    const { body } = await create(toCode(), {});
    const path = `promotions/${body.promotion?.id}`;
    const rule = { attribute: "currency_code", operator: "ne", values: ["sek"] };
    for (const kind of ["rules", "target-rules"]) {
      const refused = await admin<Answer>(`${path}/${kind}/batch`, { create: [rule] });
      assert.equal(refused.status, 400);
      assert.match(refused.body.message ?? "", /^The shop does not carry out/);
    }
    assert.equal((await admin(`${path}/rules/batch`, { create: [{ ...rule, operator: "in" }] })).status, 200);
  });
});
