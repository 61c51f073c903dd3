import { z } from "zod";
import type { CommercePort } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";

const startSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  z.object({ kind: z.literal("replied"), reply: z.object({ status: z.int(), body: z.string() }) }),
  z.object({ kind: z.literal("running") }),
  z.object({ kind: z.literal("other") }),
]);
const endSchema = z.object({ ended: z.literal(true) });

export function createCallKeeping(medusa: MedusaClient): Pick<CommercePort, "startCall" | "endCall"> {
  return {
    startCall: ({ id, fingerprint, startedAt }) =>
      medusa.post(startSchema, `calls/${id}`, { fingerprint, started_at: startedAt }),
    endCall: async ({ id, startedAt }, reply) => {
      await medusa.post(endSchema, `calls/${id}/reply`, { started_at: startedAt, reply });
    },
  };
}
