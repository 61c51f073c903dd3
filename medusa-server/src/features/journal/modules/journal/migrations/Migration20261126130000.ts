import { Migration } from "@medusajs/framework/mikro-orm/migrations";

type Trigger = {
  kind: string;
  table: string;
  /** Inserting a row is the event … */
  onInsert?: true;
  /** … or a change of its column; an event that is undone and happens again counts each time. */
  column?: string;
  condition?: string;
  delay?: string;
};

/**
 * The row change that writes each kind of event. The first four are on Medusa's own tables: if a new version of Medusa
 * lacks such a table or column, the migration fails; a column that is removed later cannot be dropped while its trigger
 * exists.
 */
const triggers: readonly Trigger[] = [
  { kind: "order_cancelled", table: "order", column: "canceled_at", condition: `new."canceled_at" is not null` },
  { kind: "payment_captured", table: "payment", onInsert: true, column: "captured_at", condition: `new."captured_at" is not null` },
  { kind: "payment_refunded", table: "refund", onInsert: true, delay: "1 minute" },
  { kind: "order_shipped", table: "fulfillment", onInsert: true, column: "shipped_at", condition: `new."shipped_at" is not null` },
  { kind: "order_placed", table: "purchase", column: "order_id", condition: `new."order_id" is not null` },
  { kind: "order_approved", table: "invoice_approval", column: "state", condition: `new."state" = 'approved'` },
  { kind: "invoice_issued", table: "invoice", onInsert: true },
  { kind: "gift_card_issued", table: "gift_card", onInsert: true },
  { kind: "gift_card_given_back", table: "gift_card_movement", onInsert: true, condition: `new."kind" = 'given_back'` },
  { kind: "points_moved", table: "ledger_entry", onInsert: true },
  { kind: "take_back_moved", table: "take_back_event", onInsert: true },
  { kind: "enquiry_received", table: "enquiry", onInsert: true, condition: `new."folder" = 'inbox'` },
  { kind: "enquiry_changed", table: "enquiry_event", onInsert: true },
  {
    kind: "withdrawal_received",
    table: "withdrawal",
    onInsert: true,
    column: "is_suspicious",
    condition: `new."email" is not null and not new."is_suspicious"`,
  },
];

/** Lists the triggers by name, with their definitions. */
function listTriggers(): { name: string; table: string; definition: string }[] {
  return triggers.flatMap(({ kind, table, onInsert, column, condition = "true", delay = "0" }) => {
    const make = (name: string, when: string, where: string) => ({
      name,
      table,
      definition: `create or replace trigger "${name}" after ${when} on "${table}" for each row when (${where}) execute function "write_journal_event"('${kind}', '${delay}');`,
    });
    const change = `old."${column}" is distinct from new."${column}" and ${condition}`;
    return [
      ...(onInsert ? [make(`journal_${kind}`, "insert", condition)] : []),
      ...(column === undefined
        ? []
        : [make(`journal_${kind}${onInsert ? "_on_update" : ""}`, `update of "${column}"`, change)]),
    ];
  });
}

/** Recent events from before the journal existed, which may not have been handled yet, each found by its column. */
const lately: readonly (Pick<Trigger, "kind" | "table" | "condition"> & { at: string })[] = [
  { kind: "order_cancelled", table: "order", at: "canceled_at" },
  { kind: "payment_captured", table: "payment", at: "captured_at" },
  { kind: "payment_refunded", table: "refund", at: "created_at" },
  { kind: "order_shipped", table: "fulfillment", at: "shipped_at" },
  { kind: "order_placed", table: "purchase", at: "created_at", condition: `"order_id" is not null` },
  { kind: "order_approved", table: "invoice_approval", at: "decided_at", condition: `"state" = 'approved'` },
  { kind: "gift_card_issued", table: "gift_card", at: "created_at" },
  { kind: "points_moved", table: "ledger_entry", at: "created_at" },
  { kind: "take_back_moved", table: "take_back_event", at: "created_at" },
  { kind: "enquiry_received", table: "enquiry", at: "created_at", condition: `"folder" = 'inbox'` },
  { kind: "enquiry_changed", table: "enquiry_event", at: "created_at" },
  {
    kind: "withdrawal_received",
    table: "withdrawal",
    at: "received_at",
    condition: `"email" is not null and not "is_suspicious"`,
  },
];

const replacedIndexes = [
  "IDX_shop_order_canceled_at",
  "IDX_shop_refund_created_at",
  "IDX_shop_fulfillment_shipped_at",
  "IDX_enquiry_event_type_created_at",
  "IDX_take_back_event_created_at",
  "IDX_invoice_approval_decided_at",
];

/** Creates the journal and its triggers, and inserts the events of the last days (docs/decisions/0086). */
export class Migration20261126130000 extends Migration {

  override async up(): Promise<void> {
    const kinds = triggers.map(({ kind }) => `'${kind}'`).join(", ");
    this.addSql(`create table if not exists "journal_event" ("id" bigserial primary key, "kind" text check ("kind" in (${kinds})) not null, "subject_id" text not null, "due_at" timestamptz not null, "distributed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null);`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_journal_event_kind_subject_id_unique" ON "journal_event" ("kind", "subject_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_journal_event_due_at" ON "journal_event" ("due_at") WHERE distributed_at is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_journal_event_created_at" ON "journal_event" ("created_at");`);
    this.addSql(`create table if not exists "journal_delivery" ("id" text not null, "consumer" text not null, "kind" text check ("kind" in (${kinds})) not null, "subject_id" text not null, "state" text check ("state" in ('waiting', 'failed')) not null default 'waiting', "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "last_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "journal_delivery_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_journal_delivery_consumer_next_attempt_at" ON "journal_delivery" ("consumer", "next_attempt_at") WHERE state = 'waiting' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_journal_delivery_created_at" ON "journal_delivery" ("created_at");`);
    this.addSql(`
      create or replace function "write_journal_event"() returns trigger language plpgsql as $$
      begin
        insert into "journal_event" ("kind", "subject_id", "due_at")
        values (tg_argv[0], new."id", now() + tg_argv[1]::interval)
        on conflict ("kind", "subject_id") do update
          set "due_at" = excluded."due_at", "distributed_at" = null, "updated_at" = now();
        return null;
      end $$;`);
    for (const { definition } of listTriggers()) this.addSql(definition);
    for (const { kind, table, at, condition = "true" } of lately) {
      this.addSql(`insert into "journal_event" ("kind", "subject_id", "due_at") select '${kind}', "id", now() from "${table}" where "${at}" > now() - interval '6 days' and ${condition} order by "${at}" on conflict ("kind", "subject_id") do nothing;`);
    }
    // Indexes used only by the comparisons that the journal replaces.
    for (const name of replacedIndexes) this.addSql(`drop index if exists "${name}";`);
  }

  override async down(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_order_canceled_at" ON "order" ("canceled_at") WHERE canceled_at IS NOT NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_refund_created_at" ON "refund" ("created_at");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_fulfillment_shipped_at" ON "fulfillment" ("shipped_at") WHERE shipped_at IS NOT NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_type_created_at" ON "enquiry_event" ("type", "created_at");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_event_created_at" ON "take_back_event" ("created_at");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_decided_at" ON "invoice_approval" ("decided_at");`);
    for (const { name, table } of listTriggers()) {
      this.addSql(`drop trigger if exists "${name}" on "${table}";`);
    }
    this.addSql(`drop function if exists "write_journal_event"();`);
    this.addSql(`drop table if exists "journal_delivery" cascade;`);
    this.addSql(`drop table if exists "journal_event" cascade;`);
  }

}
