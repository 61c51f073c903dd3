import { InjectManager, MedusaContext, MedusaError, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { PreparedPayment } from "../../payments/payment-methods.ts";
import { expectManager } from "../expect-manager.ts";
import { Checkout } from "./models/checkout.ts";
import { PaymentCheck } from "./models/payment-check.ts";

export type CheckoutSave = { id: string; version: number; data: Record<string, unknown>; expires_at: Date };

/** What placing writes down of a checkout. */
export type PlacingFields = {
  cart_id: string | null;
  order_id: string | null;
  placing_at: Date | null;
  payment: PreparedPayment | null;
  payment_token: string | null;
  held_until: Date | null;
  cancelled_version: number;
  payment_failed: boolean;
  capture_due: boolean;
  client_hash: string | null;
  holds_ended: number;
  hold_ended_at: Date | null;
};

export default class CheckoutModuleService extends MedusaService({ Checkout, PaymentCheck }) {
  /**
   * Saves when the stored version is the one before, in one statement, so that of two savers of the
   * same version exactly one succeeds. Returns whether it did.
   */
  @InjectManager()
  async saveNextVersion(
    save: CheckoutSave,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const rows = await expectManager(context).execute<{ id: string }[]>(
      `update "checkout" set "version" = ?, "data" = ?::jsonb, "expires_at" = ?, "updated_at" = now()
       where "id" = ? and "version" = ? and "deleted_at" is null returning "id"`,
      [save.version, JSON.stringify(save.data), save.expires_at, save.id, save.version - 1],
    );
    return rows.length === 1;
  }

  /**
   * Writes down how placing stands, in one statement: a shopper waits for several of them.
   * @throws MedusaError NOT_FOUND
   */
  @InjectManager()
  async writePlacing(
    id: string,
    fields: Partial<PlacingFields>,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const { payment, ...plain } = fields;
    const values = {
      ...plain,
      ...(payment !== undefined && { payment: payment && JSON.stringify(payment) }),
    };
    const columns = Object.keys(values).map((column) => `"${column}" = ?`);
    const swishIds = payment?.kind === "swish" && payment.id !== null ? [payment.id, payment.id] : [];
    if (swishIds.length > 0) columns.push(`"swish_ids" = array_append(array_remove("swish_ids", ?), ?)`);
    const rows = await expectManager(context).execute<{ id: string }[]>(
      `update "checkout" set ${columns.join(", ")}, "updated_at" = now()
       where "id" = ? and "deleted_at" is null returning "id"`,
      [...Object.values(values), ...swishIds, id],
    );
    if (rows.length === 0) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no checkout ${id}`);
    }
  }

  /** The checkout that payment providers know by a reference; null when there is none. */
  async findByPaymentReference(reference: string): Promise<string | null> {
    const [checkout] = await this.listCheckouts({ payment_reference: reference }, { select: ["id"] });
    return checkout?.id ?? null;
  }

  /**
   * Keeps the token of an authorization with the checkout that waits for that payment and has none yet. In one
   * statement, so that it needs no lock: a token that the browser brings at the same time stays.
   */
  @InjectManager()
  async keepPaymentToken(
    { id, cart_id, token }: { id: string; cart_id: string; token: string },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `update "checkout" set "payment_token" = ?, "updated_at" = now()
       where "id" = ? and "cart_id" = ? and "held_until" is not null and "payment_token" is null and "deleted_at" is null`,
      [token, id, cart_id],
    );
  }

  /**
   * The checkouts whose placing is unfinished, or whose order's money is still to be taken, for so
   * many seconds; the oldest first.
   *
   * @param holdMinutes how long a placing holds its stock
   */
  @InjectManager()
  async listUnsettled(
    afterSeconds: number,
    holdMinutes: number,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    const rows = await expectManager(context).execute<{ id: string }[]>(
      `select "id" from "checkout"
       where "deleted_at" is null and (
         "held_until" < now() + (? * interval '1 minute') - (? * interval '1 second')
         or "placing_at" < now() - (? * interval '1 second')
         or ("capture_due" and "updated_at" < now() - (? * interval '1 second')))
       order by "updated_at"`,
      [holdMinutes, afterSeconds, afterSeconds, afterSeconds],
    );
    return rows.map(({ id }) => id);
  }
}
