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
import { expectManager } from "../expect-manager.ts";
import { Invoice } from "./models/invoice.ts";

const firstNumber = 100_001;

const issuedRow = z.object({
  number: z.coerce.number(),
  issued_on: z.string(),
  terms_days: z.coerce.number(),
});
export type IssuedInvoice = z.infer<typeof issuedRow>;

type NewInvoice = { order_id: string; issued_on: string; terms_days: number };

export default class InvoiceModuleService extends MedusaService({ Invoice }) {
  /** Invoices an order, or gives the invoice that it has: numbers follow one another without a gap [3.50]. */
  @InjectManager()
  issueOnce(
    invoice: NewInvoice,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<IssuedInvoice> {
    return this.issue_(invoice, context);
  }

  @InjectTransactionManager()
  protected async issue_(
    { order_id, issued_on, terms_days }: NewInvoice,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<IssuedInvoice> {
    const manager = expectManager(context, "transaction");
    // One at a time until this is committed: the next number is the one after the last that is there.
    await manager.execute(`lock table "invoice" in share row exclusive mode`);
    await manager.execute(
      `insert into "invoice" ("id", "number", "order_id", "issued_on", "terms_days")
       select ?, coalesce(max("number") + 1, ?), ?, ?, ? from "invoice"
       on conflict ("order_id") where "deleted_at" is null do nothing`,
      [generateEntityId(undefined, "inv"), firstNumber, order_id, issued_on, terms_days],
    );
    const rows: unknown = await manager.execute(
      `select "number", "issued_on", "terms_days" from "invoice" where "order_id" = ? and "deleted_at" is null`,
      [order_id],
    );
    return z.tuple([issuedRow]).parse(rows)[0];
  }
}
