import { randomUUID } from "node:crypto";
import { callsPerClient } from "@spolverk/server-kit/idempotency-limits";
import { beforeAll, describe, expect, it } from "vitest";
import type { BackendHarness } from "../backend-harness.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import type { IdempotencyRecord } from "../../../commerce/store.ts";

// Close to the present, because a job of the backend deletes records older than 24 hours.
const start = Date.now();
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();

const digits = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
const createCall = (changes: Partial<IdempotencyRecord> = {}): IdempotencyRecord => ({
  id: digits(),
  fingerprint: digits(),
  startedAt: at(0),
  client: null,
  ...changes,
});
const reply = { status: 201, body: '{"name":"Kärna"}' };

/** The requirements of any store on idempotency records. */
export function describeIdempotency(makeBackend: () => Promise<BackendHarness>): void {
  describe("idempotency records", () => {
    let store: ShopStore;
    beforeAll(async () => {
      ({ store } = await makeBackend());
    });

    it("let one of many concurrent calls start", async () => {
      const call = createCall();
      const kinds = (await Promise.all(Array.from({ length: 8 }, () => store.startCall(call)))).map(
        ({ kind }) => kind,
      );
      expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual([
        ...Array.from({ length: 7 }, () => "running"),
        "started",
      ]);
    });

    it("return the first reply for 24 hours", async () => {
      const call = createCall();
      await store.startCall(call);
      await store.endCall(call, reply);
      const again = (startedAt: string) => store.startCall({ ...call, startedAt });
      expect(await again(at(1))).toEqual({ kind: "replied", reply });
      expect(await again(at(86_399))).toEqual({ kind: "replied", reply });
      expect(await again(at(86_400))).toEqual({ kind: "started" });
    });

    it("store the id of a checkout in place of its body", async () => {
      const call = createCall({ client: digits().slice(0, 32) });
      await store.startCall(call);
      const checkout = { status: 201, checkoutId: randomUUID() };
      await store.endCall(call, checkout);
      expect(await store.startCall(call)).toEqual({ kind: "replied", reply: checkout });
    });

    it("refuse a client's new calls beyond a thousand in 24 hours, but not repetitions of its stored calls", async () => {
      const client = digits().slice(0, 32);
      const calls = Array.from({ length: callsPerClient }, () => createCall({ client }));
      for (let from = 0; from < calls.length; from += 50) {
        await Promise.all(calls.slice(from, from + 50).map((call) => store.startCall(call)));
      }
      expect(await store.startCall(createCall({ client }))).toEqual({ kind: "tooMany" });
      expect(await store.startCall(calls[0] ?? createCall())).toEqual({ kind: "running" });
      expect(await store.startCall(createCall({ client: digits().slice(0, 32) }))).toEqual({
        kind: "started",
      });
      expect(await store.startCall(createCall())).toEqual({ kind: "started" });
      expect(await store.startCall(createCall({ client, startedAt: at(86_400) }))).toEqual({
        kind: "started",
      });
    });

    it("refuse a key that was used for a different call", async () => {
      const call = createCall();
      await store.startCall(call);
      expect(await store.startCall({ ...call, fingerprint: digits() })).toEqual({ kind: "other" });
    });

    it("let a call start again when its record was deleted, or its run never ended", async () => {
      const call = createCall();
      await store.startCall(call);
      await store.endCall(call, null);
      expect(await store.startCall(call)).toEqual({ kind: "started" });

      const later = { ...call, startedAt: at(120) };
      expect(await store.startCall({ ...later, startedAt: at(119) })).toEqual({
        kind: "running",
      });
      expect(await store.startCall(later)).toEqual({ kind: "started" });
      // The first run ends late: the reply of the second one counts.
      await store.endCall(call, { status: 500, body: "late" });
      await store.endCall(later, reply);
      expect(await store.startCall(later)).toEqual({ kind: "replied", reply });
    });
  });
}
