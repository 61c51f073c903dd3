import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { PortHarness } from "../testing/port-harness.ts";
import type { CommercePort } from "./port.ts";
import type { RepeatableCall } from "./repeatable-call.ts";

const digits = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
const createCall = (changes: Partial<RepeatableCall> = {}): RepeatableCall => ({
  id: digits(),
  fingerprint: digits(),
  startedAt: "2026-03-02T10:00:00.000Z",
  ...changes,
});
const reply = { status: 201, body: '{"name":"Kärna"}' };

/** How any commerce backend keeps the first reply of a call that is sent again. */
export function describeCalls(makePort: () => Promise<PortHarness>): void {
  describe("calls that are repeated", () => {
    let port: CommercePort;
    beforeAll(async () => {
      ({ port } = await makePort());
    });

    it("are started by one of many", async () => {
      const call = createCall();
      const kinds = (await Promise.all(Array.from({ length: 8 }, () => port.startCall(call)))).map(
        ({ kind }) => kind,
      );
      expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual([
        ...Array.from({ length: 7 }, () => "running"),
        "started",
      ]);
    });

    it("get the first reply for 24 hours", async () => {
      const call = createCall();
      await port.startCall(call);
      await port.endCall(call, reply);
      const again = (startedAt: string) => port.startCall({ ...call, startedAt });
      expect(await again("2026-03-02T10:00:01.000Z")).toEqual({ kind: "replied", reply });
      expect(await again("2026-03-03T09:59:59.000Z")).toEqual({ kind: "replied", reply });
      expect(await again("2026-03-03T10:00:00.000Z")).toEqual({ kind: "started" });
    });

    it("are another call when they ask for something else", async () => {
      const call = createCall();
      await port.startCall(call);
      expect(await port.startCall({ ...call, fingerprint: digits() })).toEqual({ kind: "other" });
    });

    it("may be sent anew when they were forgotten, or never ended", async () => {
      const call = createCall();
      await port.startCall(call);
      await port.endCall(call, null);
      expect(await port.startCall(call)).toEqual({ kind: "started" });

      const later = { ...call, startedAt: "2026-03-02T10:02:00.000Z" };
      expect(await port.startCall({ ...later, startedAt: "2026-03-02T10:01:59.000Z" })).toEqual({
        kind: "running",
      });
      expect(await port.startCall(later)).toEqual({ kind: "started" });
      // The dead one turns out to be alive: what took its place answers.
      await port.endCall(call, { status: 500, body: "late" });
      await port.endCall(later, reply);
      expect(await port.startCall(later)).toEqual({ kind: "replied", reply });
    });
  });
}
