import { model } from "@medusajs/framework/utils";
import { orderApprovals } from "@spolverk/domain";

/** The approval of an invoice order: its company, and whether it may be shipped. */
export const InvoiceApproval = model
  .define("invoice_approval", {
    id: model.id({ prefix: "invapp" }).primaryKey(),
    order_id: model.text(),
    /** The company as named by `toCompanyKey`; null for an order without a company number. */
    organization_key: model.text().nullable(),
    state: model.enum([...orderApprovals]),
    /** An order that still awaits approval is cancelled after this. */
    decide_by: model.dateTime().nullable(),
    decided_at: model.dateTime().nullable(),
    /** Id of the admin user; null when the deadline passed. */
    decided_by: model.text().nullable(),
    /** Reason for the refusal, for merchandisers. */
    reason: model.text().nullable(),
  })
  .indexes([
    { on: ["order_id"], unique: true, where: null },
    { on: ["organization_key"], where: null },
    { on: ["decide_by"], where: "state = 'awaiting'" },
  ]);
