import type { MedusaContainer } from "@medusajs/framework/types";
import { TAKE_BACK_MODULE } from "../modules/take-back/index.ts";
import type TakeBackModuleService from "../modules/take-back/service.ts";
import { queueTakeBackMails } from "./queue-take-back-mails.ts";

const batchSize = 100;

/** Expires the requests that were not sent in time, and tells their customers [4.37]. */
export async function expireTakeBacks(container: MedusaContainer, now: Date): Promise<void> {
  const takeBacks: TakeBackModuleService = container.resolve(TAKE_BACK_MODULE);
  let isDone = false;
  while (!isDone) isDone = (await takeBacks.expireDue(now, batchSize)) < batchSize;
  await queueTakeBackMails(container, null);
}
