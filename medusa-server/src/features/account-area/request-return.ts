import type { AccountOrder } from "@spolverk/domain";
import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { ReturnBody, returnReplySchema } from "@spolverk/medusa-contract";
import { readRows } from "../../database/read-rows.ts";
import { requestReturnWorkflow } from "./workflows/request-return-workflow.ts";
import { readAccountOrder } from "./read-account-orders.ts";
import { withOrderLock } from "./with-order-lock.ts";

const sentRow = z.object({
  fulfillments: z.array(z.object({ location_id: z.string(), delivered_at: z.unknown() })).nullish(),
});

type Reply = z.infer<typeof returnReplySchema>;
type ReturnLine = ReturnBody["lines"][number];

/**
 * A second return of the same pieces within this time repeats the first request: the customer has pressed the button
 * twice.
 */
const repeatedWithinMs = 60_000;

/**
 * Requests a return of delivered pieces [9.36]. The merchandiser sees, receives and refunds it in Medusa's admin. The
 * same request twice within a minute creates one return.
 * @throws as withCheckoutLock does
 */
export async function requestReturn(
  container: MedusaContainer,
  { accountId, orderId }: { accountId: string; orderId: string },
  { lines, note }: ReturnBody,
): Promise<Reply> {
  const wanted = mergeLines(lines);
  const hash = createHash("sha256")
    .update(JSON.stringify([wanted, note]))
    .digest("base64url");
  const call = { accountId, orderId, request: `return:${hash}` };
  const reply = await withOrderLock(container, call, async (): Promise<Reply> => {
    const order = await readAccountOrder(container, accountId, orderId);
    if (order === null) return { kind: "unknown" };
    if (isRepeated(order, wanted, new Date())) return { kind: "requested" };
    if (!isReturnable(order, wanted)) return { kind: "not_returnable" };
    const input = {
      order_id: orderId,
      location_id: await findLocation(container, orderId),
      items: wanted,
      note,
    };
    try {
      await requestReturnWorkflow(container).run({ input });
    } catch (error) {
      if (!MedusaError.isMedusaError(error) || error.type !== MedusaError.Types.INVALID_DATA) throw error;
      // Medusa refuses the return while a merchandiser is changing the order.
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`No return of order ${orderId} could be written down: ${error.message}`);
      return { kind: "not_returnable" };
    }
    return { kind: "requested" };
  });
  return reply ?? { kind: "unknown" };
}

/** Merges lines of the same item, sorted by id so that equal requests compare and hash equally. */
function mergeLines(lines: readonly ReturnLine[]): ReturnLine[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities]
    .map(([id, quantity]) => ({ id, quantity }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function isReturnable({ lines, returnUntil }: AccountOrder, wanted: readonly ReturnLine[]): boolean {
  const returnable = new Map(lines.map((line) => [line.id, line.returnable]));
  return returnUntil !== null && wanted.every(({ id, quantity }) => quantity <= (returnable.get(id) ?? 0));
}

function isRepeated({ returns }: AccountOrder, wanted: readonly ReturnLine[], now: Date): boolean {
  return returns.some(
    ({ state, askedAt, lines }) =>
      state === "requested" &&
      now.getTime() - Date.parse(askedAt) < repeatedWithinMs &&
      JSON.stringify(mergeLines(lines)) === JSON.stringify(wanted),
  );
}

/** The location that the goods were sent from: Medusa cannot receive a return without a location. */
async function findLocation(container: MedusaContainer, orderId: string): Promise<string | null> {
  const [order] = await readRows(container, sentRow, {
    entity: "order",
    fields: ["fulfillments.location_id", "fulfillments.delivered_at"],
    filters: { id: orderId },
  });
  return order?.fulfillments?.find(({ delivered_at }) => delivered_at)?.location_id ?? null;
}
