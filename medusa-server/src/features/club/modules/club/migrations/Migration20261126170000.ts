import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A membership says when its next points expire. Of the ledgers that are there it gets the earliest lot that is not ended,
 * spent or not: the first run of the job then corrects it. Left out: ledgers without points.
 */
export class Migration20261126170000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "club_membership" add column if not exists "next_expiry_at" timestamptz null;`);
    this.addSql(`create or replace function "lower_next_expiry"() returns trigger language plpgsql as 'begin update "club_membership" set "next_expiry_at" = new."expires_at" where "account_id" = new."account_id" and coalesce("next_expiry_at" > new."expires_at", true); return null; end';`);
    this.addSql(`create or replace trigger "ledger_entry_next_expiry" after insert on "ledger_entry" for each row when (new."expires_at" is not null) execute function "lower_next_expiry"();`);
    this.addSql(`update "club_membership" m set "next_expiry_at" = l."next" from (select e."account_id", min(e."expires_at") filter (where d."id" is null) as "next" from "ledger_entry" e left join "ledger_entry" d on d."account_id" = e."account_id" and d."idempotency_key" = 'expiration:' || e."id" group by e."account_id" having sum(e."amount_minor") > 0) l where l."account_id" = m."account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_club_membership_next_expiry_at" ON "club_membership" ("next_expiry_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "ledger_entry_next_expiry" on "ledger_entry";`);
    this.addSql(`drop function if exists "lower_next_expiry"();`);
    this.addSql(`drop index if exists "IDX_club_membership_next_expiry_at";`);
    this.addSql(`alter table "club_membership" drop column if exists "next_expiry_at";`);
  }

}
