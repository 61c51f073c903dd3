import type { Context } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { expectManager } from "../../../../database/expect-manager.ts";
import type { MovementKind } from "./movement-kinds.ts";
import { GiftCard } from "./models/gift-card.ts";
import { GiftCardMovement } from "./models/gift-card-movement.ts";

type NewGiftCard = {
  code_hash: string;
  sealed_code: string;
  last_characters: string;
  currency_code: string;
  value: number;
  order_id: string;
  order_line_id: string;
  piece: number;
  expires_at: Date | null;
};

/** A cart's payment by a card; minor units. */
type Spending = { cardId: string; amount: number; cartId: string; checkoutId: string };

const cardRows = z.array(
  z.object({
    id: z.string(),
    currency_code: z.string(),
    last_characters: z.string(),
    expires_at: z.coerce.date().nullable(),
    is_disabled: z.boolean(),
    balance: z.coerce.number().int(),
  }),
);
type GiftCardBalance = z.infer<typeof cardRows>[number];

const idRows = z.array(z.object({ id: z.string() }));
const spentRows = z.array(z.object({ gift_card_id: z.string(), spent: z.coerce.number().int() }));

export default class GiftCardModuleService extends MedusaService({ GiftCard, GiftCardMovement }) {
  /** Creates the card of one paid piece with its value. Returns whether this call created it. */
  @InjectTransactionManager()
  async issueOnce(
    card: NewGiftCard,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const manager = expectManager(context, "transaction");
    const id = generateEntityId(undefined, "gc");
    const created = idRows.parse(
      await manager.execute(
        `insert into "gift_card" ("id", "code_hash", "sealed_code", "last_characters", "currency_code", "value",
           "order_id", "order_line_id", "piece", "expires_at")
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict ("order_line_id", "piece") where "deleted_at" is null do nothing returning "id"`,
        [
          id,
          card.code_hash,
          card.sealed_code,
          card.last_characters,
          card.currency_code,
          card.value,
          card.order_id,
          card.order_line_id,
          card.piece,
          card.expires_at,
        ],
      ),
    );
    if (created.length === 0) return false;
    await addMovement(manager, id, { kind: "issued", amount: card.value, key: `issued:${id}` });
    return true;
  }

  /** Reads a card with its balance; null when it does not exist. */
  @InjectManager()
  async findBalance(
    by: { id: string } | { code_hash: string },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<GiftCardBalance | null> {
    const [column, value] = "id" in by ? ["id", by.id] : ["code_hash", by.code_hash];
    const [card] = await readBalances(expectManager(context), `c."${column}" = ?`, value);
    return card ?? null;
  }

  /**
   * Takes a cart's payment from its card, once. A row lock on the card keeps two carts from spending the same money.
   * Returns whether the payment is taken, by this call or an earlier one.
   */
  @InjectTransactionManager()
  async spend(
    { cardId, amount, cartId, checkoutId }: Spending,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const manager = expectManager(context, "transaction");
    await lockCard(manager, cardId);
    const key = `spent:${cartId}`;
    if (await isDone(manager, key)) return true;
    const [card] = await readBalances(manager, `c."id" = ?`, cardId);
    if (!card || card.is_disabled || isExpired(card) || card.balance < amount) return false;
    await addMovement(manager, cardId, { kind: "spent", amount: -amount, key, cartId, checkoutId });
    return true;
  }

  /**
   * Returns money to the card: all that a cart took and that has not been returned yet, or a part of it.
   *
   * @param part the part's amount and idempotency key; null to return everything
   * @returns the returned amount in minor units; 0 when nothing is left. A repeated part returns no money again, and
   * its result may differ from the first.
   */
  @InjectTransactionManager()
  async giveBack(
    cartId: string,
    part: { amount: number; key: string } | null,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const manager = expectManager(context, "transaction");
    const read = async () =>
      spentRows.parse(
        await manager.execute(
          `select "gift_card_id", -sum("amount") as "spent" from "gift_card_movement"
           where "cart_id" = ? group by "gift_card_id"`,
          [cartId],
        ),
      )[0];
    const found = await read();
    if (found === undefined) return 0;
    await lockCard(manager, found.gift_card_id);
    const left = (await read())?.spent ?? 0;
    const amount = Math.min(left, part?.amount ?? left);
    if (amount <= 0) return 0;
    const key = `given-back:${cartId}:${part?.key ?? "all"}`;
    await addMovement(manager, found.gift_card_id, { kind: "given_back", amount, key, cartId });
    return amount;
  }

  /**
   * Takes the whole balance of a card to pay it out in money. Works for an expired card too, but not for a disabled
   * one, whose buyer has been refunded.
   *
   * @param key idempotency key of this payout
   * @returns the amount to pay in minor units; 0 when there is none or it was paid out before
   */
  @InjectTransactionManager()
  async payOut(
    cardId: string,
    { note, key: ownKey }: { note: string; key: string },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const manager = expectManager(context, "transaction");
    await lockCard(manager, cardId);
    const key = `paid-out:${cardId}:${ownKey}`;
    // Money that was returned to the card after this payout needs a payout with another key.
    if (await isDone(manager, key)) return 0;
    const [card] = await readBalances(manager, `c."id" = ?`, cardId);
    if (!card || card.is_disabled || card.balance <= 0) return 0;
    await addMovement(manager, cardId, { kind: "paid_out", amount: -card.balance, key, note });
    return card.balance;
  }

  /**
   * Disables a card, or all cards that an order bought; past payments stay. Returns whether this call disabled any.
   */
  @InjectManager()
  async disable(
    by: { id: string } | { order_id: string },
    reason: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const [column, value] = "id" in by ? ["id", by.id] : ["order_id", by.order_id];
    const disabled = idRows.parse(
      await expectManager(context).execute(
        `update "gift_card" set "disabled_at" = now(), "disabled_reason" = ?, "updated_at" = now()
         where "${column}" = ? and "disabled_at" is null and "deleted_at" is null returning "id"`,
        [reason, value],
      ),
    );
    return disabled.length > 0;
  }
}

function isExpired({ expires_at }: Pick<GiftCardBalance, "expires_at">): boolean {
  return expires_at !== null && expires_at <= new Date();
}

type NewMovement = {
  kind: MovementKind;
  amount: number;
  key: string;
  cartId?: string;
  checkoutId?: string;
  note?: string;
};

async function addMovement(
  manager: EntityManager,
  cardId: string,
  { kind, amount, key, cartId, checkoutId, note }: NewMovement,
): Promise<void> {
  await manager.execute(
    `insert into "gift_card_movement" ("id", "gift_card_id", "kind", "amount", "key", "cart_id", "checkout_id", "note")
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict ("key") where "deleted_at" is null do nothing`,
    [
      generateEntityId(undefined, "gcmove"),
      cardId,
      kind,
      amount,
      key,
      cartId ?? null,
      checkoutId ?? null,
      note ?? null,
    ],
  );
}

/** Tells whether a movement with the key exists. */
async function isDone(manager: EntityManager, key: string): Promise<boolean> {
  const known = idRows.parse(
    await manager.execute(`select "id" from "gift_card_movement" where "key" = ?`, [key]),
  );
  return known.length > 0;
}

async function lockCard(manager: EntityManager, cardId: string): Promise<void> {
  await manager.execute(`select "id" from "gift_card" where "id" = ? for update`, [cardId]);
}

async function readBalances(
  manager: EntityManager,
  condition: string,
  value: string,
): Promise<GiftCardBalance[]> {
  return cardRows.parse(
    await manager.execute(
      `select c."id", c."currency_code", c."last_characters", c."expires_at",
         c."disabled_at" is not null as "is_disabled",
         coalesce((select sum(m."amount") from "gift_card_movement" m where m."gift_card_id" = c."id"), 0) as "balance"
       from "gift_card" c where ${condition} and c."deleted_at" is null`,
      [value],
    ),
  );
}
