import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { runEach } from "../../concurrency/run-each.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";

/** Expires the requests that were not sent in time, and mails their customers [4.37]. */
export async function expireTakeBacks(container: Container, now: Date): Promise<void> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const items = await takeBacks.listDue(now);
  await runEach(container, { name: "expire-take-backs", items, toId: String }, (id) =>
    takeBacks.expire(id, now),
  );
  await wakeJournal(container);
}
