import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import type { DraftBody } from "../internal/draft-body.ts";
import { readBySql } from "../read-by-sql.ts";
import { readCartTotal } from "./read-cart-total.ts";
import { toDraftHash } from "./to-draft-hash.ts";

const sessionRow = z.object({
  draft_hash: z.string().nullable(),
  amount: z.coerce.number(),
  status: z.string(),
});

/** Of a payment that can not be authorized any more. */
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
  const sessions = await readBySql(
    container,
    sessionRow,
    `select c."metadata"->>'draftHash' as "draft_hash", s."amount", s."status"
     from "cart" c
     join "cart_payment_collection" l on l."cart_id" = c."id" and l."deleted_at" is null
     join "payment_session" s on s."payment_collection_id" = l."payment_collection_id" and s."deleted_at" is null
     where c."id" = ? and c."deleted_at" is null`,
    [cartId],
  );
  const isItsPayment =
    sessions.length === 1 &&
    sessions.every(
      ({ draft_hash, amount, status }) =>
        draft_hash === toDraftHash(draft) &&
        toMinor(amount) === toMinor(draft.total) &&
        !endedStatuses.includes(status),
    );
  return isItsPayment && toMinor(await readCartTotal(container, cartId)) === toMinor(draft.total);
}
