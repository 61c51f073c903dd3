import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createSignInLimits, failuresAllowed } from "./sign-in-limits.ts";

const account = "merchandiser@example.com";

async function fail(
  limits: ReturnType<typeof createSignInLimits>,
  times: number,
  attempt: {
    account: string | null;
    network: string;
  },
) {
  for (let count = 0; count < times; count += 1) assert.equal(await limits.begin(attempt), null);
}

describe("createSignInLimits", () => {
  it("locks an account after ten failures for a quarter of an hour, from every network", async () => {
    const limits = createSignInLimits(undefined);
    await fail(limits, failuresAllowed.account, { account, network: "203.0.113.9" });
    const wait = await limits.begin({ account: ` ${account.toUpperCase()}`, network: "198.51.100.1" });
    assert.ok(wait !== null && wait > 890 && wait <= 900, String(wait));
  });

  it("locks a network that tries one account after another", async () => {
    const limits = createSignInLimits(undefined);
    for (let count = 0; count < failuresAllowed.network; count += 1) {
      assert.equal(await limits.begin({ account: `user${count}@example.com`, network: "203.0.113.9" }), null);
    }
    assert.ok(await limits.begin({ account, network: "203.0.113.9" }));
    assert.equal(await limits.begin({ account, network: "203.0.113.10" }), null);
  });

  it("does not count the attempts of a locked network for accounts", async () => {
    const limits = createSignInLimits(undefined);
    await fail(limits, failuresAllowed.network, { account: null, network: "203.0.113.9" });
    for (let count = 0; count < failuresAllowed.account; count += 1) {
      assert.ok(await limits.begin({ account, network: "203.0.113.9" }));
    }
    assert.equal(await limits.begin({ account, network: "198.51.100.1" }), null);
  });

  it("counts concurrent attempts", async () => {
    const limits = createSignInLimits(undefined);
    const attempts = Array.from({ length: 30 }, () => limits.begin({ account, network: "203.0.113.9" }));
    const allowed = (await Promise.all(attempts)).filter((wait) => wait === null);
    assert.equal(allowed.length, failuresAllowed.account);
  });

  it("resets an account's failures when its user signs in", async () => {
    const limits = createSignInLimits(undefined);
    const attempt = { account, network: "203.0.113.9" };
    await fail(limits, failuresAllowed.account - 1, attempt);
    assert.equal(await limits.begin(attempt), null);
    await limits.succeed(attempt);
    await fail(limits, failuresAllowed.account, attempt);
  });

  it("never locks out a user who always signs in", async () => {
    const limits = createSignInLimits(undefined);
    const attempt = { account, network: "203.0.113.9" };
    for (let count = 0; count < failuresAllowed.network * 2; count += 1) {
      assert.equal(await limits.begin(attempt), null);
      await limits.succeed(attempt);
    }
  });

  it("continues to count when Redis does not answer", async () => {
    const limits = createSignInLimits("redis://127.0.0.1:1");
    await fail(limits, failuresAllowed.account, { account, network: "203.0.113.9" });
    assert.ok(await limits.begin({ account, network: "203.0.113.9" }));
    limits.close();
  });
});
