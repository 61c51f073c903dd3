import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AdminRequestError } from "./admin-request.ts";
import { describeRefusal } from "./describe-refusal.ts";

const nameField = (field: string) => field.toUpperCase();
const refuse = (fields: Record<string, string>) => new AdminRequestError("Some fields are not right", fields);

describe("the error text of a refused form", () => {
  it("names each refused field and its problem", () => {
    const error = refuse({ a: "is required", b: "must be a number" });
    assert.equal(describeRefusal(error, nameField), "A: is required; B: must be a number");
  });

  it("names three fields at most", () => {
    const error = refuse({ a: "x", b: "x", c: "x", d: "x", e: "x" });
    assert.equal(describeRefusal(error, nameField), "A: x; B: x; C: x; and 2 more");
  });

  it("repeats the server's message when the reply names no field", () => {
    assert.equal(describeRefusal(refuse({}), nameField), "Some fields are not right");
    assert.equal(describeRefusal(new Error("Offline"), nameField), "Offline");
  });
});
