import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { DueChange } from "./modules/newsletter/service.ts";
import { tellDueChanges } from "./tell-due-changes.ts";

const now = new Date("2026-11-24T10:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const toChange = (changes: Partial<DueChange>): DueChange => ({
  id: "nlsub_1",
  email: "asa@example.com",
  is_subscribed: true,
  told_at: null,
  sync_lease: "lease",
  sync_attempts: 0,
  ...changes,
});

/** Synchronizes changes in batches of ten with a fake SendGrid that has some contacts and refuses some addresses. */
async function tell(
  changes: DueChange[],
  { known = [], refused = [], unkept = [] }: { known?: string[]; refused?: string[]; unkept?: string[] } = {},
) {
  const due = [...changes];
  const calls: string[] = [];
  const outcomes: Record<string, string> = {};
  const failures: string[] = [];
  const call = (name: string, email: string) => {
    calls.push(`${name} ${email}`);
    if (refused.includes(email)) throw new Error("no");
  };
  await tellDueChanges({
    now: () => now,
    onFailure: ({ email }, error) => failures.push(`${email} ${String(error)}`),
    contacts: {
      add: async (email) => call("add", email),
      remove: async (email) => {
        call("remove", email);
        return known.includes(email);
      },
    },
    outbox: {
      claimDue: async (_, most) => due.splice(0, most),
      endSync: async ({ email }, outcome) => {
        if (unkept.includes(email)) throw new Error("no database");
        outcomes[email] = outcome === "told" ? "told" : outcome.error;
      },
    },
  });
  return { calls, outcomes, failures };
}

describe("synchronizing SendGrid with the subscribers", () => {
  it("adds subscribers and removes unsubscribers until nothing is due", async () => {
    const others = Array.from({ length: 24 }, (_, index) => toChange({ email: `${index}@example.com` }));
    const gone = toChange({ email: "gone@example.com", is_subscribed: false, told_at: minutesAgo(90) });
    const { calls, outcomes } = await tell([...others, gone], { known: [gone.email] });
    assert.equal(calls.length, 25);
    assert.ok(calls.includes("remove gone@example.com"));
    assert.deepEqual([...new Set(Object.values(outcomes))], ["told"]);
  });

  it("synchronizes all other changes when the outcome of one change cannot be stored", async () => {
    const changes = Array.from({ length: 21 }, (_, index) => toChange({ email: `${index}@example.com` }));
    const { outcomes, failures } = await tell(changes, { unkept: ["5@example.com"] });
    assert.equal(Object.keys(outcomes).length, 20);
    assert.deepEqual(failures, ["5@example.com Error: no database"]);
  });

  it("synchronizes all other changes when one change fails", async () => {
    const [failing, fine] = [toChange({ email: "failing@example.com" }), toChange({})];
    const { outcomes } = await tell([failing, fine], { refused: [failing.email] });
    assert.deepEqual(outcomes, { [failing.email]: "Error: no", [fine.email]: "told" });
  });

  for (const [minutes, outcome] of [
    [0, "SendGrid does not have the contact yet"],
    [59, "SendGrid does not have the contact yet"],
    [60, "told"],
  ] as const) {
    it(`${outcome === "told" ? "finishes" : "retries"} the removal of a contact that is missing ${minutes} minutes after it was added`, async () => {
      const change = toChange({ is_subscribed: false, told_at: minutesAgo(minutes) });
      assert.deepEqual((await tell([change])).outcomes, { [change.email]: outcome });
    });
  }
});
