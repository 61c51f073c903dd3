import assert from "node:assert/strict";
import { test } from "node:test";
import { MedusaError } from "@medusajs/framework/utils";
import { toId } from "./to-id.ts";

test("reads the id in the path, and a parameter of another name", () => {
  const request = { params: { id: "a", agreement_id: "b" } };
  assert.equal(toId(request), "a");
  assert.equal(toId(request, "agreement_id"), "b");
});

test("answers 404 when the path lacks the parameter", () => {
  assert.throws(() => toId({ params: {} }), { type: MedusaError.Types.NOT_FOUND });
});
