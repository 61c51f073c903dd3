import { callEndReplySchema, callStartReplySchema } from "@spolverk/medusa-contract";
import type { ShopStore } from "../store.ts";
import type { CallStart } from "../idempotency-record.ts";
import type { MedusaClient } from "./medusa-client.ts";

export function createIdempotencyStore(medusa: MedusaClient): Pick<ShopStore, "startCall" | "endCall"> {
  return {
    startCall: async ({ id, fingerprint, startedAt, client }) => {
      const body = { fingerprint, started_at: startedAt, client };
      const start = await medusa.post(callStartReplySchema, `calls/${id}`, body);
      if (start.kind === "too_many") return { kind: "tooMany" };
      if (start.kind !== "replied" || "body" in start.reply) return start as CallStart;
      const { status, checkout_id: checkoutId } = start.reply;
      return { kind: "replied", reply: { status, checkoutId } };
    },
    endCall: async ({ id, startedAt }, reply) => {
      await medusa.post(callEndReplySchema, `calls/${id}/reply`, {
        started_at: startedAt,
        reply:
          reply && "checkoutId" in reply ? { status: reply.status, checkout_id: reply.checkoutId } : reply,
      });
    },
  };
}
