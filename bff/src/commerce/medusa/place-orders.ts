import { z } from "zod";
import type { CommercePort, PlaceResult } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { toDraftBody } from "./to-draft-body.ts";

type OrderPlacing = Pick<CommercePort, "preparePayment" | "placeOrder">;

const preparedSchema = z.object({ kind: z.literal("manual") });

const placedSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("placed"),
    order: z.object({ id: z.string(), display_id: z.int(), created_at: z.iso.datetime() }),
  }),
  z.object({ kind: z.literal("not_enough_stock"), skus: z.array(z.string()) }),
  z.object({ kind: z.literal("payment_failed") }),
  z.object({ kind: z.literal("changed") }),
]);
export type PlaceReply = z.infer<typeof placedSchema>;

export function createOrderPlacing(medusa: MedusaClient): OrderPlacing {
  const pathOf = (checkoutId: string, step: string) => `checkouts/${encodeURIComponent(checkoutId)}/${step}`;
  return {
    preparePayment: (checkoutId, draft) =>
      medusa.post(preparedSchema, pathOf(checkoutId, "payment"), toDraftBody(draft)),
    placeOrder: async (checkoutId, draft) =>
      toPlaceResult(await medusa.post(placedSchema, pathOf(checkoutId, "order"), toDraftBody(draft))),
  };
}

export function toPlaceResult(reply: PlaceReply): PlaceResult {
  switch (reply.kind) {
    case "placed": {
      const { id, display_id, created_at } = reply.order;
      return { kind: "placed", order: { id, number: String(display_id), placedAt: created_at } };
    }
    case "not_enough_stock":
      return { kind: "notEnoughStock", skus: reply.skus };
    case "payment_failed":
      return { kind: "paymentFailed" };
    case "changed":
      return { kind: "changed" };
  }
}
