import { mayTakeBackMove } from "@spolverk/domain";
import type { TakeBackSentBody, TakeBackSentReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { findTakeBackId, readTakeBack } from "./read-take-back.ts";

/** Records that the customer has sent the parcel, if that is in time [5.16]. Idempotent. */
export async function markTakeBackSent(
  container: Container,
  { token, trackingNumber }: TakeBackSentBody,
  now: Date,
): Promise<TakeBackSentReply> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const id = await findTakeBackId(container, token);
  if (id === null) return { kind: "notFound" };
  const outcome = await takeBacks.move(
    { id },
    ({ state, expires_at }) =>
      mayTakeBackMove(state, "sent") && now < expires_at
        ? { state: "sent", author: null, tracking_number: trackingNumber }
        : null,
    now,
  );
  if (outcome === "moved") await wakeJournal(container);
  const takeBack = await readTakeBack(container, id);
  const isTold = trackingNumber === null || trackingNumber === takeBack.trackingNumber;
  const isSent = outcome === "moved" || (takeBack.state === "sent" && isTold);
  return isSent ? { kind: "sent", takeBack } : { kind: "notOpen" };
}
