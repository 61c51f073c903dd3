import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ClaimedMail } from "./modules/mail/service.ts";
import { deliverDueMails } from "./deliver-due-mails.ts";
import { ObsoleteMailError } from "./obsolete-mail-error.ts";
import { mailLeaseMs, resolveRetryDelay } from "./modules/mail/retry-mail.ts";
import type { SendOutcome } from "./send-by-sendgrid.ts";

const toMail = (id: string): ClaimedMail => ({
  id,
  kind: "order_confirmation",
  subject_id: id,
  source_id: id,
  email: `${id}@example.com`,
  language: "sv",
  attempts: 1,
});
const now = () => new Date("2026-03-02T10:00:00Z");

/** Delivers the due mails of an in-memory outbox, and returns the outcome of each. */
async function deliver(ids: string[], send: (mail: ClaimedMail) => Promise<SendOutcome>) {
  const due = ids.map(toMail);
  const outcomes: Record<string, SendOutcome> = {};
  await deliverDueMails({
    now,
    send,
    outbox: {
      claimDue: (_, most) => Promise.resolve(due.splice(0, most)),
      endAttempt: ({ id }, outcome) => {
        outcomes[id] = outcome;
        return Promise.resolve();
      },
    },
  });
  return outcomes;
}

describe("deliverDueMails", () => {
  it("sends due mails in batches until none is left", async () => {
    const ids = Array.from({ length: 25 }, (_, at) => `m${at}`);
    const outcomes = await deliver(ids, () => Promise.resolve("sent"));
    assert.deepEqual(Object.keys(outcomes).toSorted(), ids.toSorted());
  });

  it("sends all other mails when some fail", async () => {
    const refused: SendOutcome = { error: "SendGrid answered 503", isFinal: false };
    const outcomes = await deliver(["a", "b", "c", "gone"], ({ id }) => {
      if (id === "a") throw new Error("thrown");
      if (id === "gone") return Promise.reject(new ObsoleteMailError("not wanted"));
      if (id === "b") return Promise.reject(new Error("There is no order o1"));
      return Promise.resolve(refused);
    });
    assert.deepEqual(outcomes, {
      a: { error: "Error: thrown", isFinal: false },
      b: { error: "Error: There is no order o1", isFinal: false },
      c: refused,
      // Final: the subject of the mail is gone.
      gone: { error: "ObsoleteMailError: not wanted", isFinal: true },
    });
  });
});

describe("a mail that could not be sent", () => {
  it("retries after growing delays for three days, then gives up", () => {
    const delays: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const delay = resolveRetryDelay(attempts);
      if (delay === null) break;
      delays.push(delay);
    }
    assert.deepEqual(
      delays,
      delays.toSorted((a, b) => a - b),
    );
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    assert.ok(hours > 72 && hours < 73, `${hours} hours`);
  });

  it("keeps its lease for longer than SendGrid may take to answer", () => {
    assert.ok(mailLeaseMs > 60_000);
  });
});
