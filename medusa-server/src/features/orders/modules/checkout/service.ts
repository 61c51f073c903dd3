import type { Acceptance, PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { acceptanceSchema, pricedCheckoutSchema } from "@spolverk/medusa-contract";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  TableService,
} from "../../../../platform/database.ts";
import { notFound } from "../../../../platform/errors.ts";
import { z } from "../../../../platform/zod.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { type AcceptedPages, acceptedPagesSchema } from "./accepted-pages.ts";
import { AcceptedText } from "./models/accepted-text.ts";
import { Checkout } from "./models/checkout.ts";
import { PaymentCheck } from "./models/payment-check.ts";
import { Purchase } from "./models/purchase.ts";

export type CheckoutSave = {
  id: string;
  version: number;
  data: Record<string, unknown>;
  /** ISO date-time */
  expires_at: string;
  /** Of the priced checkout that the record is placed with; null for a record that is only changed. */
  accepted_hash: string | null;
  /** What was agreed to with it. */
  acceptance: Acceptance | null;
};

/** What a cart, or the order that it became, remembers: see the model. */
export type KnownPurchase = {
  checkoutId: string;
  cartId: string;
  customerId: string | null;
  priced: PricedCheckout;
  /** Null until there is an order, and for orders from before acceptances were kept. */
  acceptance: Acceptance | null;
};

/** The words of one version of the terms. */
export type KnownText = {
  version: string;
  folder: string;
  language: string;
  pages: AcceptedPages;
  /** When the first order was placed with them. */
  since: Date;
};

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
  cancel_due: boolean;
  client_hash: string | null;
  holds_ended: number;
  hold_ended_at: Date | null;
};

export default class CheckoutModuleService extends TableService({
  AcceptedText,
  Checkout,
  PaymentCheck,
  Purchase,
}) {
  /**
   * Saves when the stored version is the one before, in one statement, so that of two savers of the
   * same version exactly one succeeds. Returns whether it did.
   */
  @InjectManager()
  async saveNextVersion(
    save: CheckoutSave,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const rows = await expectManager(context).execute<{ id: string }[]>(
      `update "checkout" set "version" = ?, "data" = ?::jsonb, "expires_at" = ?, "accepted_hash" = ?,
         "acceptance" = ?::jsonb, "updated_at" = now()
       where "id" = ? and "version" = ? and "deleted_at" is null returning "id"`,
      [
        save.version,
        JSON.stringify(save.data),
        save.expires_at,
        save.accepted_hash,
        save.acceptance && JSON.stringify(save.acceptance),
        save.id,
        save.version - 1,
      ],
    );
    return rows.length === 1;
  }

  /**
   * What a cart remembers.
   * @throws Error for a cart that the shop's checkout did not make, or that has forgotten
   */
  async retrievePurchaseOfCart(cartId: string): Promise<KnownPurchase> {
    const [row] = await this.listPurchases({ cart_id: cartId });
    return toKnownPurchase(row, `cart ${cartId}`);
  }

  /**
   * What an order remembers.
   * @throws Error for an order that the shop's checkout did not make, or that has forgotten
   */
  async retrievePurchaseOfOrder(orderId: string): Promise<KnownPurchase> {
    const found = await this.findPurchaseOfOrder(orderId);
    if (found === null) throw new Error(`Nothing is remembered of order ${orderId}`);
    return found;
  }

  /** The same; null for an order that the shop's checkout did not make. */
  async findPurchaseOfOrder(orderId: string): Promise<KnownPurchase | null> {
    const [row] = await this.listPurchases({ order_id: orderId });
    return row?.priced ? toKnownPurchase(row, `order ${orderId}`) : null;
  }

  /**
   * Names the order that a checkout's cart has become, in one statement; from here on the checkout is placed, and its
   * money is to be taken.
   * @throws MedusaError NOT_FOUND
   */
  @InjectManager()
  async attachOrder(
    { id, cart_id, order_id }: { id: string; cart_id: string; order_id: string },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const rows = await expectManager(context).execute<{ id: string }[]>(
      `with "placed" as (
         update "checkout" set "order_id" = ?, "placing_at" = null, "held_until" = null, "payment_token" = null,
           "capture_due" = true, "updated_at" = now() where "id" = ? and "deleted_at" is null returning "id", "acceptance")
       update "purchase" set "order_id" = ?, "acceptance" = (select "acceptance" from "placed"), "updated_at" = now()
       where "cart_id" = ? and "deleted_at" is null and exists (select 1 from "placed") returning "id"`,
      [order_id, id, order_id, cart_id],
    );
    if (rows.length === 0) {
      throw notFound(`There is no checkout ${id} with cart ${cart_id}`);
    }
  }

  /**
   * Writes down how placing stands, in one statement: a shopper waits for several of them.
   * @throws MedusaError NOT_FOUND
   */
  @InjectManager()
  async writePlacing(
    id: string,
    fields: Partial<PlacingFields>,
    @CallContext() context: Context<EntityManager> = {},
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
      throw notFound(`There is no checkout ${id}`);
    }
  }

  /** Keeps the words of a version, once. */
  @InjectManager()
  async keepText(
    { version, folder, language, pages }: Omit<KnownText, "since">,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `insert into "accepted_text" ("version", "folder", "language", "pages") values (?, ?, ?, ?::jsonb)
       on conflict ("version") do nothing`,
      [version, folder, language, JSON.stringify(pages)],
    );
  }

  /** The words of a version; null when they were never kept. */
  async findText(version: string): Promise<KnownText | null> {
    const [row] = await this.listAcceptedTexts({ version });
    if (!row) return null;
    const { folder, language, pages, created_at: since } = row;
    return { version, folder, language, pages: acceptedPagesSchema.parse(pages), since };
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
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `update "checkout" set "payment_token" = ?, "updated_at" = now()
       where "id" = ? and "cart_id" = ? and "held_until" is not null and "payment_token" is null and "deleted_at" is null`,
      [token, id, cart_id],
    );
  }

  /** Whether a checkout of an account waits for its payment or is just becoming an order. */
  @InjectManager()
  async isPlacing(accountId: string, @CallContext() context: Context<EntityManager> = {}): Promise<boolean> {
    const rows = await expectManager(context).execute<{ id: string }[]>(
      `select c."id" from "purchase" u join "checkout" c on c."id" = u."checkout_id" and c."cart_id" = u."cart_id"
       where u."account_id" = ? and u."deleted_at" is null and c."deleted_at" is null
         and c."order_id" is null and c."held_until" is not null limit 1`,
      [accountId],
    );
    return rows.length > 0;
  }

  /** The checkouts that became orders, are done with, untouched since an instant, and still have their record; `except` for some. */
  @InjectManager()
  async listFinished(
    { before, except }: { before: Date; except: readonly string[] },
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<{ id: string; cartId: string | null }[]> {
    return finishedRows.parse(
      await expectManager(context).execute(
        `select "id", "cart_id" as "cartId" from "checkout"
         where "order_id" is not null and not "capture_due" and not "cancel_due" and "held_until" is null
           and "updated_at" < ? and "data" <> '{}' and "deleted_at" is null
           and "id" not in (select jsonb_array_elements_text(?::jsonb)) limit ?`,
        [before, JSON.stringify(except), limit],
      ),
    );
  }

  /** Empties the records of checkouts. */
  @InjectManager()
  async forget(ids: readonly string[], @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `update "checkout" set "data" = '{}', "payment" = null, "payment_token" = null
       where "id" in (${ids.map(() => "?").join(", ")})`,
      [...ids],
    );
  }
}

const finishedRows = z.array(z.object({ id: z.string(), cartId: z.string().nullable() }));

type PurchaseRow = Awaited<ReturnType<CheckoutModuleService["listPurchases"]>>[number];

function toKnownPurchase(row: PurchaseRow | undefined, name: string): KnownPurchase {
  if (!row?.priced) throw new Error(`Nothing is remembered of ${name}`);
  return {
    checkoutId: row.checkout_id,
    cartId: row.cart_id,
    customerId: row.customer_id,
    priced: pricedCheckoutSchema.parse(row.priced),
    acceptance: acceptanceSchema.nullable().parse(row.acceptance ?? null),
  };
}
