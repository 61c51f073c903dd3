import { findTakeBackProblems, resolveTakeBackExpiry } from "@spolverk/domain";
import type { NewTakeBackBody, NewTakeBackReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { generateEntityId } from "../../platform/database.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { findOrderOfEmail } from "../orders/sql/find-order-of-email.ts";
import { readHasShippedGoods } from "./read-has-shipped-goods.ts";
import { readTakeBack } from "./read-take-back.ts";
import { hashTakeBackToken, toTakeBackToken } from "./take-back-token.ts";

/**
 * Creates a request if the rules grant it, and mails the customer. Of several concurrent requests for one email address,
 * only one is created. An order that belongs to another address is treated like an unknown order.
 */
export async function createTakeBack(
  container: Container,
  { orderNumber, email: typedEmail, site, language, parcel, isAgreed }: NewTakeBackBody,
  now: Date,
): Promise<NewTakeBackReply> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const email = typedEmail.toLowerCase();
  const order = await findOrderOfEmail(container, { number: orderNumber, email });
  const facts = { parcel, isAgreed, now };
  if (order === null) {
    return { kind: "refused", problems: findTakeBackProblems({ ...facts, order, lastRequestedAt: null }) };
  }
  const proof = {
    placedAt: order.placed_at,
    hasShippedGoods: await readHasShippedGoods(container, order.id),
  };
  const id = generateEntityId(undefined, "tkb");
  const problems = await takeBacks.createOnce(
    {
      id,
      token_hash: hashTakeBackToken(toTakeBackToken(id, readEnvironment(process.env).TAKE_BACK_SECRET)),
      order_id: order.id,
      order_number: order.number,
      email,
      site,
      language: toLanguage(language),
      is_company: order.is_company,
      spools: parcel.spools,
      scrap_grams: parcel.scrapGrams,
      weight_grams: parcel.weightGrams,
      length_mm: parcel.lengthMm,
      width_mm: parcel.widthMm,
      height_mm: parcel.heightMm,
      expires_at: resolveTakeBackExpiry(now),
    },
    (lastRequestedAt) => findTakeBackProblems({ ...facts, order: proof, lastRequestedAt }),
    now,
  );
  if (problems.length > 0) return { kind: "refused", problems };
  await wakeJournal(container);
  return { kind: "created", takeBack: await readTakeBack(container, id) };
}
