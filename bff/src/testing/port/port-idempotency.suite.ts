import { randomUUID } from "node:crypto";
import { callsPerClient } from "@spolverk/server-kit/idempotency-limits";
import { beforeAll, describe, expect, it } from "vitest";
import type { PortHarness } from "./port-harness.ts";
import type { CommercePort } from "../../commerce/port.ts";
import type { IdempotencyRecord } from "../../commerce/idempotency-record.ts";

// Of now: a job of the backend deletes the records of more than 24 hours ago.
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

/** How any commerce backend stores the first reply of a repeated call. */
export function describeIdempotency(makePort: () => Promise<PortHarness>): void {
  describe("idempotency records", () => {
    let port: CommercePort;
    beforeAll(async () => {
      ({ port } = await makePort());
    });

    it("let one of many concurrent calls start", async () => {
      const call = createCall();
      const kinds = (await Promise.all(Array.from({ length: 8 }, () => port.startCall(call)))).map(
        ({ kind }) => kind,
      );
      expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual([
        ...Array.from({ length: 7 }, () => "running"),
        "started",
      ]);
    });

    it("return the first reply for 24 hours", async () => {
      const call = createCall();
      await port.startCall(call);
      await port.endCall(call, reply);
      const again = (startedAt: string) => port.startCall({ ...call, startedAt });
      expect(await again(at(1))).toEqual({ kind: "replied", reply });
      expect(await again(at(86_399))).toEqual({ kind: "replied", reply });
      expect(await again(at(86_400))).toEqual({ kind: "started" });
    });

    it("store the id of a checkout in place of its body", async () => {
      const call = createCall({ client: digits().slice(0, 32) });
      await port.startCall(call);
      const checkout = { status: 201, checkoutId: randomUUID() };
      await port.endCall(call, checkout);
      expect(await port.startCall(call)).toEqual({ kind: "replied", reply: checkout });
    });

    it("refuse a client's new calls beyond a thousand in 24 hours, but not its stored ones", async () => {
      const client = digits().slice(0, 32);
      const calls = Array.from({ length: callsPerClient }, () => createCall({ client }));
      for (let from = 0; from < calls.length; from += 50) {
        await Promise.all(calls.slice(from, from + 50).map((call) => port.startCall(call)));
      }
      expect(await port.startCall(createCall({ client }))).toEqual({ kind: "tooMany" });
      expect(await port.startCall(calls[0] ?? createCall())).toEqual({ kind: "running" });
      expect(await port.startCall(createCall({ client: digits().slice(0, 32) }))).toEqual({
        kind: "started",
      });
      expect(await port.startCall(createCall())).toEqual({ kind: "started" });
      expect(await port.startCall(createCall({ client, startedAt: at(86_400) }))).toEqual({
        kind: "started",
      });
    });

    it("refuse a key that was used for another call", async () => {
      const call = createCall();
      await port.startCall(call);
      expect(await port.startCall({ ...call, fingerprint: digits() })).toEqual({ kind: "other" });
    });

    it("let a call start again when its record was deleted, or never ended", async () => {
      const call = createCall();
      await port.startCall(call);
      await port.endCall(call, null);
      expect(await port.startCall(call)).toEqual({ kind: "started" });

      const later = { ...call, startedAt: at(120) };
      expect(await port.startCall({ ...later, startedAt: at(119) })).toEqual({
        kind: "running",
      });
      expect(await port.startCall(later)).toEqual({ kind: "started" });
      // The first run ends late: the reply of the second one counts.
      await port.endCall(call, { status: 500, body: "late" });
      await port.endCall(later, reply);
      expect(await port.startCall(later)).toEqual({ kind: "replied", reply });
    });
  });
}
