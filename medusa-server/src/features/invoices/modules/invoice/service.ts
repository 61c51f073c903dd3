import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { expectManager } from "../../../../database/expect-manager.ts";
import { CreditNote } from "./models/credit-note.ts";
import { Invoice } from "./models/invoice.ts";
import { InvoiceApproval } from "./models/invoice-approval.ts";

const firstNumber = 100_001;
const firstCreditNumber = 10_001;

/** Value of one unit of a currency in kronor, with the source and the day of the rate. */
const exchangeRateSchema = z.object({
  sekPerUnit: z.number().positive(),
  source: z.string(),
  on: z.string(),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;

const issuedRow = z.object({
  number: z.coerce.number(),
  issued_on: z.string(),
  terms_days: z.coerce.number(),
  supplied_on: z.string().nullable(),
  exchange_rate: exchangeRateSchema.nullable(),
  is_export: z.boolean(),
  names_vat: z.boolean(),
});
export type IssuedInvoice = z.infer<typeof issuedRow>;

/** The decision on an order that awaited approval. */
export type ApprovalDecision = {
  order_id: string;
  state: "approved" | "refused" | "expired";
  /** Id of the admin user; null when the deadline passed. */
  decided_by: string | null;
  /** Reason for a refusal. */
  reason: string | null;
};

const changedRows = z.array(z.object({ id: z.string() }));

const creditNoteRow = z.object({
  number: z.coerce.number(),
  order_id: z.string(),
  source_id: z.string(),
  amount_minor: z.coerce.number(),
  issued_on: z.string(),
});
export type IssuedCreditNote = z.infer<typeof creditNoteRow>;

type NewInvoice = Omit<IssuedInvoice, "number"> & ({ order_id: string } | { take_back_id: string });

export default class InvoiceModuleService extends MedusaService({ Invoice, InvoiceApproval, CreditNote }) {
  /**
   * Invoices an order or the fee of a take-back, or returns its existing invoice. The numbers are consecutive without a
   * gap [3.50].
   */
  @InjectManager()
  issueOnce(
    invoice: NewInvoice,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<IssuedInvoice> {
    return this.issue_(invoice, context);
  }

  /**
   * Credits an amount of an order's invoice or receipt, at most what earlier credit notes left. A repeated source
   * returns the existing credit note. The numbers are consecutive without a gap.
   *
   * @param mostMinor total of the order's document, including VAT
   * @returns null when nothing is left to credit
   */
  @InjectManager()
  creditOnce(
    note: Omit<IssuedCreditNote, "number">,
    mostMinor: number,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<IssuedCreditNote | null> {
    return this.credit_(note, mostMinor, context);
  }

  /**
   * Decides on an order that awaits approval. Of concurrent decisions the first wins.
   *
   * @returns whether this call decided
   */
  @InjectManager()
  async decideApproval(
    { order_id, state, decided_by, reason }: ApprovalDecision,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const changed = changedRows.parse(
      await expectManager(context).execute(
        `update "invoice_approval"
         set "state" = ?, "decided_at" = ?, "decided_by" = ?, "reason" = ?, "updated_at" = ?
         where "order_id" = ? and "state" = 'awaiting' and "deleted_at" is null returning "id"`,
        [state, now, decided_by, reason, now, order_id],
      ),
    );
    return changed.length > 0;
  }

  /** Undoes a decision whose consequences could not be carried out. */
  @InjectManager()
  async undoDecision(orderId: string, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `update "invoice_approval"
       set "state" = 'awaiting', "decided_at" = null, "decided_by" = null, "reason" = null, "updated_at" = now()
       where "order_id" = ? and "state" <> 'not_needed' and "deleted_at" is null`,
      [orderId],
    );
  }

  @InjectTransactionManager()
  protected async issue_(
    { issued_on, terms_days, supplied_on, exchange_rate, is_export, names_vat, ...subject }: NewInvoice,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<IssuedInvoice> {
    const manager = expectManager(context, "transaction");
    const [column, id] =
      "order_id" in subject ? ["order_id", subject.order_id] : ["take_back_id", subject.take_back_id];
    // The table lock serializes numbering until the commit: the next number follows the last stored one.
    await manager.execute(`lock table "invoice" in share row exclusive mode`);
    await manager.execute(
      `insert into "invoice" ("id", "number", "${column}", "issued_on", "terms_days", "supplied_on", "exchange_rate", "is_export", "names_vat")
       select ?, coalesce(max("number") + 1, ?), ?, ?, ?, ?, ?::jsonb, ?::boolean, ?::boolean from "invoice"
       on conflict ("${column}") where "${column}" is not null and "deleted_at" is null do nothing`,
      [
        generateEntityId(undefined, "inv"),
        firstNumber,
        id,
        issued_on,
        terms_days,
        supplied_on,
        exchange_rate === null ? null : JSON.stringify(exchange_rate),
        is_export,
        names_vat,
      ],
    );
    const rows: unknown = await manager.execute(
      `select "number", "issued_on", "terms_days", "supplied_on", "exchange_rate", "is_export", "names_vat" from "invoice"
       where "${column}" = ? and "deleted_at" is null`,
      [id],
    );
    return z.tuple([issuedRow]).parse(rows)[0];
  }

  @InjectTransactionManager()
  protected async credit_(
    { order_id, source_id, amount_minor, issued_on }: Omit<IssuedCreditNote, "number">,
    mostMinor: number,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<IssuedCreditNote | null> {
    const manager = expectManager(context, "transaction");
    // The table lock serializes crediting until the commit, since the rest and the next number depend on earlier credit
    // notes.
    await manager.execute(`lock table "credit_note" in share row exclusive mode`);
    await manager.execute(
      `insert into "credit_note" ("id", "number", "order_id", "source_id", "amount_minor", "issued_on")
       select ?, coalesce((select max("number") from "credit_note") + 1, ?), ?, ?, least(?::int, l."minor"), ?
       from (select ?::int - coalesce(sum("amount_minor"), 0)::int as "minor" from "credit_note"
         where "order_id" = ?) l
       where l."minor" > 0
       on conflict ("source_id") do nothing`,
      [
        generateEntityId(undefined, "crn"),
        firstCreditNumber,
        order_id,
        source_id,
        amount_minor,
        issued_on,
        mostMinor,
        order_id,
      ],
    );
    const rows = z.array(creditNoteRow).parse(
      await manager.execute(
        `select "number", "order_id", "source_id", "amount_minor", "issued_on" from "credit_note"
         where "source_id" = ? and "deleted_at" is null`,
        [source_id],
      ),
    );
    return rows[0] ?? null;
  }
}
