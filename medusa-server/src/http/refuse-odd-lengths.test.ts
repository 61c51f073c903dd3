import assert from "node:assert/strict";
import { test } from "node:test";
import type { MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { refuseOddLengths } from "./refuse-odd-lengths.ts";

function isRefused(body: unknown): boolean {
  let refusal: unknown;
  refuseOddLengths({ body }, {} as MedusaResponse, (error?: unknown) => (refusal = error));
  return refusal !== undefined;
}

// An object that JSON can contain and that JavaScript cannot compare with a number.
const odd = { length: { toString: 1, valueOf: 1 } };

test("an object with a length that is not a number makes zod throw, and is refused at any depth", () => {
  assert.throws(() => z.string().min(1).safeParse(odd), TypeError);
  for (const body of [odd, { name: odd }, { rows: [{ deep: odd }] }]) assert.equal(isRefused(body), true);
});

test("bodies with texts, lists and numeric lengths pass", () => {
  for (const body of [
    undefined,
    null,
    "text",
    { name: "x", list: [1] },
    { length: 12 },
    { length: "long" },
  ]) {
    assert.equal(isRefused(body), false);
  }
});
