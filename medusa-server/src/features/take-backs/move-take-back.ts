import { mayTakeBackMove, takeBackTerms } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import type { TakeBackMoveBody } from "./api/take-back-body.ts";
import { assertFeeCanBeInvoiced, issueFeeInvoice } from "./issue-fee-invoice.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";

/**
 * Moves a take-back to another state for a merchandiser, and mails the customer. The mail contains the invoice when a
 * fee is charged [5.20].
 *
 * @returns "refused" when the current state does not allow the move, for instance because another merchandiser has moved
 * it
 * @throws Error for a fee when the order has been anonymized; the take-back then stays unchanged
 */
export async function moveTakeBack(
  container: Container,
  id: string,
  { state, trackingNumber, reason, isFeeCharged = false, author }: TakeBackMoveBody & { author: string },
  now: Date,
): Promise<"moved" | "refused" | "unknown"> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const isRejected = state === "rejected";
  const hasFee = isRejected && isFeeCharged;
  if (hasFee) await assertFeeCanBeInvoiced(container, id);
  const outcome = await takeBacks.move(
    { id },
    (takeBack) =>
      mayTakeBackMove(takeBack.state, state)
        ? {
            state,
            author,
            ...(trackingNumber === undefined ? {} : { tracking_number: trackingNumber }),
            ...(isRejected && reason !== undefined ? { reason } : {}),
            ...(hasFee ? { fee_sek: takeBackTerms.feeSek } : {}),
          }
        : null,
    now,
  );
  if (outcome !== "moved") return outcome;
  if (hasFee) await issueFeeInvoice(container, id);
  await wakeJournal(container);
  return outcome;
}
