import assert from "node:assert/strict";
import { it } from "node:test";
import { hashMailbox } from "./hash-mailbox.ts";

it("hashes all addresses of a mailbox to one value, which depends on the secret", () => {
  const hash = hashMailbox("kim@example.com", "secret");
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.equal(hashMailbox("KIM+1@example.com", "secret"), hash);
  assert.notEqual(hashMailbox("kim@example.com", "other"), hash);
  assert.notEqual(hashMailbox("robin@example.com", "secret"), hash);
});
