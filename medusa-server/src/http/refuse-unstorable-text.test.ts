import assert from "node:assert/strict";
import { test } from "node:test";
import type { MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { refuseUnstorableText } from "./refuse-unstorable-text.ts";

type Request = Partial<Parameters<typeof refuseUnstorableText>[0]>;

function refusalOf(request: Request): unknown {
  let refusal: unknown;
  refuseUnstorableText(
    { originalUrl: "/internal/x", query: {}, body: undefined, ...request },
    {} as MedusaResponse,
    (error?: unknown) => {
      refusal = error;
    },
  );
  return refusal;
}

const deep = (inner: unknown) => Array.from({ length: 50_000 }).reduce<unknown>((outer) => [outer], inner);

const unstorable: [where: string, request: Request][] = [
  ["the path", { originalUrl: "/internal/checkouts/%00" }],
  ["a malformed path", { originalUrl: "/internal/checkouts/%E0%A4%A" }],
  ["the query", { query: { sku: "A\0" } }],
  ["a list in the query", { query: { sku: ["A", "\uD800"] } }],
  ["the body", { body: { data: { billing: { firstName: "\0" } } } }],
  ["the name of a field", { body: { "\uDC00": 1 } }],
  ["the depth of the body", { body: deep("\0") }],
];

for (const [where, request] of unstorable) {
  test(`refuses what Postgres cannot store in ${where} as invalid`, () => {
    const refusal = refusalOf(request);
    assert.ok(MedusaError.isMedusaError(refusal));
    assert.equal(refusal.type, MedusaError.Types.INVALID_DATA);
  });
}

test("refuseUnstorableText passes other text in any script and at any depth", () => {
  assert.equal(refusalOf({ body: deep({ note: "Åsa 😀\n\u202Eshalom", n: 1, none: null }) }), undefined);
});
