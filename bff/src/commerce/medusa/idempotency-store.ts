import { z } from "zod";
import type { CommercePort } from "../port.ts";
import type { CallStart } from "../idempotency-record.ts";
import type { MedusaClient } from "./medusa-client.ts";

const startSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  z.object({
    kind: z.literal("replied"),
    reply: z.union([
      z.object({ status: z.int(), checkout_id: z.string() }),
      z.object({ status: z.int(), body: z.string() }),
    ]),
  }),
  z.object({ kind: z.literal("running") }),
  z.object({ kind: z.literal("other") }),
  z.object({ kind: z.literal("too_many") }),
]);
const endSchema = z.object({ ended: z.literal(true) });

export function createIdempotencyStore(medusa: MedusaClient): Pick<CommercePort, "startCall" | "endCall"> {
  return {
    startCall: async ({ id, fingerprint, startedAt, client }) => {
      const body = { fingerprint, started_at: startedAt, client };
      const start = await medusa.post(startSchema, `calls/${id}`, body);
      if (start.kind === "too_many") return { kind: "tooMany" };
      if (start.kind !== "replied" || "body" in start.reply) return start as CallStart;
      const { status, checkout_id: checkoutId } = start.reply;
      return { kind: "replied", reply: { status, checkoutId } };
    },
    endCall: async ({ id, startedAt }, reply) => {
      await medusa.post(endSchema, `calls/${id}/reply`, {
        started_at: startedAt,
        reply:
          reply && "checkoutId" in reply ? { status: reply.status, checkout_id: reply.checkoutId } : reply,
      });
    },
  };
}
