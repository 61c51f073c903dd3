import { hasTakeBackLabel, isTakeBackLinkOpen, type TakeBackState } from "@spolverk/domain";
import type { TakeBackReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { readIds } from "../../database/read-ids.ts";
import { issueTakeBackToken } from "./issue-take-back-token.ts";
import { hashTakeBackToken } from "./take-back-token.ts";

/** Finds the take-back that a mailed token opens; null for an unknown or expired token. */
export async function findTakeBackId(container: Container, token: string): Promise<string | null> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const hash = hashTakeBackToken(token);
  const [found] = await takeBacks.listTakeBacks(
    { $or: [{ token_hash: hash }, { former_token_hash: hash }], email: { $ne: null } },
    { select: ["id", "created_at"] },
  );
  return found !== undefined && isTakeBackLinkOpen(found.created_at, new Date()) ? found.id : null;
}

/** @throws Error without such a take-back */
export async function readTakeBack(container: Container, id: string): Promise<TakeBackReply> {
  const [takeBack] = await readTakeBacks(container, [id]);
  return expectPresent(takeBack, `take-back ${id}`);
}

/** Reads the take-backs of an account's orders that their tokens still open, newest first. */
export async function readAccountTakeBacks(
  container: Container,
  accountId: string,
): Promise<TakeBackReply[]> {
  const ids = await readIds(
    container,
    `select t."id" from "purchase" u join "take_back" t on t."order_id" = u."order_id" and t."email" is not null
       and t."deleted_at" is null
     where u."account_id" = ? and u."priced" is not null and u."deleted_at" is null`,
    [accountId],
  );
  return ids.length === 0 ? [] : readTakeBacks(container, ids);
}

async function readTakeBacks(container: Container, ids: string[]): Promise<TakeBackReply[]> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const [rows, events] = await Promise.all([
    takeBacks.listTakeBacks({ id: ids }, { order: { created_at: "DESC", id: "DESC" }, take: null }),
    takeBacks.listTakeBackEvents({ take_back_id: ids }, { order: { sequence: "ASC" }, take: null }),
  ]);
  const tokens = new Map(
    await Promise.all(rows.map(async (row) => [row.id, await issueTakeBackToken(container, row)] as const)),
  );
  return rows.map((row) => ({
    token: expectPresent(tokens.get(row.id), `token of ${row.id}`),
    number: row.number,
    state: row.state,
    orderNumber: row.order_number,
    spools: row.spools,
    scrapGrams: row.scrap_grams,
    trackingNumber: row.tracking_number,
    expiresAt: row.expires_at.toISOString(),
    hasLabel: hasTakeBackLabel({ isCompany: row.is_company, state: row.state }),
    feeSek: row.fee_sek,
    reason: row.reason,
    history: events
      .filter(({ take_back_id }) => take_back_id === row.id)
      .map(({ state, at }): { state: TakeBackState; at: string } => ({ state, at: at.toISOString() })),
  }));
}
