import { callAbandonedMs, callsPerClient, repliesKeptMs } from "@spolverk/server-kit/idempotency-limits";
import type { ShopStore } from "../store.ts";
import type { StoredReply, IdempotencyRecord } from "../store.ts";

/** The idempotency records in memory. */
export function createMemoryIdempotencyStore(): Pick<ShopStore, "startCall" | "endCall"> {
  const calls = new Map<string, IdempotencyRecord & { reply: StoredReply | null }>();
  const countOf = ({ client, startedAt }: IdempotencyRecord) =>
    [...calls.values()].filter(
      (known) =>
        client !== null &&
        known.client === client &&
        Date.parse(startedAt) - Date.parse(known.startedAt) < repliesKeptMs,
    ).length;

  return {
    startCall: async (call) => {
      const known = calls.get(call.id);
      const age = known ? Date.parse(call.startedAt) - Date.parse(known.startedAt) : Infinity;
      const isSame = known?.fingerprint === call.fingerprint;
      const isAbandoned = isSame && known.reply === null && age >= callAbandonedMs;
      const isFull = !known && countOf(call) >= callsPerClient;
      if (isFull) return { kind: "tooMany" };
      if (!known || age >= repliesKeptMs || isAbandoned) {
        calls.set(call.id, { ...call, reply: null });
        return { kind: "started" };
      }
      if (!isSame) return { kind: "other" };
      return known.reply ? { kind: "replied", reply: known.reply } : { kind: "running" };
    },
    endCall: async (call, reply) => {
      if (calls.get(call.id)?.startedAt !== call.startedAt) return;
      if (reply) calls.set(call.id, { ...call, reply });
      else calls.delete(call.id);
    },
  };
}
