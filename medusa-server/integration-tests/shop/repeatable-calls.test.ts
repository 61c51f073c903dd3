import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { internal, internalWithoutToken } from "../support/shop.ts";

const digits = () => createHash("sha256").update(randomUUID()).digest("hex");
const startedAt = () => new Date().toISOString();

describe("repeatable calls", () => {
  it("require the token and the contract's format", async () => {
    const id = digits();
    assert.equal((await internalWithoutToken(`calls/${id}`)).status, 401);
    assert.equal(
      (await internal(`calls/${id}`, { fingerprint: "x", startedAt: startedAt(), client: null })).status,
      400,
    );
    const reply = { startedAt: startedAt(), reply: { status: 1, body: "" } };
    assert.equal((await internal(`calls/${id}/reply`, reply)).status, 400);
    const large = { startedAt: startedAt(), reply: { status: 200, body: "x".repeat(8193) } };
    assert.equal((await internal(`calls/${id}/reply`, large)).status, 400);
  });

  it("store a short reply verbatim", async () => {
    const id = digits();
    const call = { fingerprint: digits(), startedAt: startedAt(), client: null };
    const reply = { status: 200, body: JSON.stringify({ text: 'å"\n'.repeat(1000) }) };
    assert.deepEqual((await internal(`calls/${id}`, call)).body, { kind: "started" });
    assert.equal((await internal(`calls/${id}/reply`, { startedAt: call.startedAt, reply })).status, 200);
    assert.deepEqual((await internal(`calls/${id}`, call)).body, { kind: "replied", reply });
  });
});
