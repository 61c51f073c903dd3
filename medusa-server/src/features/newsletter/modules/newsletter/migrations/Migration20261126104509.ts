import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104509 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_newsletter_subscriber_email_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_email_unique" ON "newsletter_subscriber" ("email");`);
    this.addSql(`drop index if exists "IDX_newsletter_subscriber_state_asked_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_state_asked_at" ON "newsletter_subscriber" ("state", "asked_at");`);
    this.addSql(`drop index if exists "IDX_newsletter_token_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_token_hash_unique" ON "newsletter_token" ("hash");`);
    this.addSql(`drop index if exists "IDX_newsletter_token_subscriber_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_subscriber_id" ON "newsletter_token" ("subscriber_id");`);
    this.addSql(`drop index if exists "IDX_newsletter_token_expires_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_expires_at" ON "newsletter_token" ("expires_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_newsletter_subscriber_email_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_email_unique" ON "newsletter_subscriber" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_newsletter_subscriber_state_asked_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_state_asked_at" ON "newsletter_subscriber" ("state", "asked_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_newsletter_token_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_token_hash_unique" ON "newsletter_token" ("hash") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_newsletter_token_subscriber_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_subscriber_id" ON "newsletter_token" ("subscriber_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_newsletter_token_expires_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_expires_at" ON "newsletter_token" ("expires_at") WHERE expires_at is not null AND deleted_at IS NULL;`);
  }

}
