import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AdminRequestError } from "./admin-request.ts";
import { describeRefusal } from "./describe-refusal.ts";

const nameField = (field: string) => field.toUpperCase();
const refuse = (fields: Record<string, string>) => new AdminRequestError("Some fields are not right", fields);

describe("what is read of a form that was refused", () => {
  it("names each field with what is wrong with it", () => {
    const error = refuse({ a: "is required", b: "must be a number" });
    assert.equal(describeRefusal(error, nameField), "A: is required; B: must be a number");
  });

  it("names three fields at most", () => {
    const error = refuse({ a: "x", b: "x", c: "x", d: "x", e: "x" });
    assert.equal(describeRefusal(error, nameField), "A: x; B: x; C: x; and 2 more");
  });

  it("is the server's message where no field is to blame", () => {
    assert.equal(describeRefusal(refuse({}), nameField), "Some fields are not right");
    assert.equal(describeRefusal(new Error("Offline"), nameField), "Offline");
  });
});
