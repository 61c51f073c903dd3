import type { Acceptance, PricedCheckout } from "@spolverk/domain";
import { acceptanceSchema, pricedCheckoutSchema, type ProviderPayment } from "@spolverk/medusa-contract";
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
  /** Hash of the priced checkout with which the record is placed; null for a record that is only changed. */
  accepted_hash: string | null;
  /** The agreement given with the record. */
  acceptance: Acceptance | null;
};

/** What is stored about a cart, or about the order made from it: see the model. */
export type KnownPurchase = {
  checkoutId: string;
  cartId: string;
  customerId: string | null;
  priced: PricedCheckout;
  /** Null until there is an order, and for orders from before acceptances were stored. */
  acceptance: Acceptance | null;
};

/** The text of one version of the terms. */
export type KnownText = {
  version: string;
  folder: string;
  language: string;
  pages: AcceptedPages;
  /** When the text was first stored, for the first order placed with it. */
  since: Date;
};

/** The fields of a checkout that placing writes. */
export type PlacingFields = {
  cart_id: string | null;
  order_id: string | null;
  placing_at: Date | null;
  payment: ProviderPayment | null;
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
   * Saves the record if the stored version is the previous one, in one statement, so that exactly one of two concurrent
   * saves of a version succeeds.
   * @returns whether this save succeeded
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
   * Reads the purchase of a cart.
   * @throws Error for a cart that the shop's checkout did not make, or that has been anonymized
   */
  async retrievePurchaseOfCart(cartId: string): Promise<KnownPurchase> {
    const [row] = await this.listPurchases({ cart_id: cartId });
    return toKnownPurchase(row, `cart ${cartId}`);
  }

  /**
   * Reads the purchase of an order.
   * @throws Error for an order that the shop's checkout did not make, or that has been anonymized
   */
  async retrievePurchaseOfOrder(orderId: string): Promise<KnownPurchase> {
    const found = await this.findPurchaseOfOrder(orderId);
    if (found === null) throw new Error(`Nothing is remembered of order ${orderId}`);
    return found;
  }

  /**
   * Reads the purchase of an order; null for an order that the shop's checkout did not make, or that has been
   * anonymized.
   */
  async findPurchaseOfOrder(orderId: string): Promise<KnownPurchase | null> {
    const [row] = await this.listPurchases({ order_id: orderId });
    return row?.priced ? toKnownPurchase(row, `order ${orderId}`) : null;
  }

  /**
   * Stores the order made from a checkout's cart, in one statement. From here on the checkout is placed and its money
   * is to be captured.
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
   * Stores the progress of placing in one statement: a shopper waits for several such calls.
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

  /** Stores the text of a version, once. */
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

  /** Reads the text of a version; null when it was never stored. */
  async findText(version: string): Promise<KnownText | null> {
    const [row] = await this.listAcceptedTexts({ version });
    if (!row) return null;
    const { folder, language, pages, created_at: since } = row;
    return { version, folder, language, pages: acceptedPagesSchema.parse(pages), since };
  }

  /** Finds the checkout by its reference at payment providers; null when there is none. */
  async findByPaymentReference(reference: string): Promise<string | null> {
    const [checkout] = await this.listCheckouts({ payment_reference: reference }, { select: ["id"] });
    return checkout?.id ?? null;
  }

  /**
   * Stores the token of an authorization with the checkout that awaits that payment and has no token yet. One
   * statement, so that it needs no lock: a token stored by the browser at the same time is kept.
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

  /** Whether a checkout of an account awaits its payment or is becoming an order. */
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

  /**
   * Lists checkouts that became orders, have no work left, were not touched since an instant and still have their
   * record; leaves out `except`.
   */
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
