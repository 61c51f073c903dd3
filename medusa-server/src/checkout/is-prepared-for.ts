import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import type { DraftBody } from "../internal/draft-body.ts";
import { readRows } from "../read-rows.ts";
import { toDraftHash } from "./to-draft-hash.ts";

const cartRow = z.object({
  id: z.string(),
  total: z.coerce.number(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payment_collection: z
    .object({
      payment_sessions: z
        .array(z.object({ amount: z.coerce.number(), provider_id: z.string(), status: z.string() }))
        .nullish(),
    })
    .nullish(),
});

/** Of a payment that can not be authorised any more. */
const endedStatuses = ["canceled", "error"];

/**
 * Whether a cart charges exactly a draft: it was made of it, its total is the draft's, and so is the
 * amount of its one payment, which is neither cancelled nor failed.
 */
export async function isPreparedFor(
  container: MedusaContainer,
  cartId: string | null,
  draft: DraftBody,
): Promise<boolean> {
  if (cartId === null) return false;
  const [cart] = await readRows(container, cartRow, {
    entity: "cart",
    fields: [
      "id",
      "total",
      "metadata",
      "payment_collection.payment_sessions.amount",
      "payment_collection.payment_sessions.provider_id",
      "payment_collection.payment_sessions.status",
    ],
    filters: { id: cartId },
  });
  const sessions = cart?.payment_collection?.payment_sessions ?? [];
  return (
    cart?.metadata?.draftHash === toDraftHash(draft) &&
    toMinor(cart.total) === toMinor(draft.total) &&
    sessions.length === 1 &&
    sessions.every(
      ({ amount, status }) => toMinor(amount) === toMinor(draft.total) && !endedStatuses.includes(status),
    )
  );
}
