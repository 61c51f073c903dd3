import { model } from "@medusajs/framework/utils";
import { orderApprovals } from "@spolverk/domain";

/** Of each order by invoice: which company it is for, and whether it may be sent. */
export const InvoiceApproval = model
  .define("invoice_approval", {
    id: model.id({ prefix: "invapp" }).primaryKey(),
    order_id: model.text(),
    /** As `toCompanyKey` names a company; null for an order without its number. */
    organization_key: model.text().nullable(),
    state: model.enum([...orderApprovals]),
    /** An order that awaits approval is cancelled after this. */
    decide_by: model.dateTime().nullable(),
    decided_at: model.dateTime().nullable(),
    /** The id of the admin's user; null when the time to decide ran out. */
    decided_by: model.text().nullable(),
    /** Why it was refused, for merchandisers. */
    reason: model.text().nullable(),
  })
  .indexes([
    { on: ["order_id"], unique: true, where: null },
    { on: ["organization_key"], where: null },
    { on: ["decide_by"], where: "state = 'awaiting'" },
  ]);
