import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104504 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "gift_card" (
        "id" text not null,
        "code_hash" text not null,
        "sealed_code" text not null,
        "last_characters" text not null,
        "currency_code" text not null,
        "value" integer not null,
        "order_id" text not null,
        "order_line_id" text not null,
        "piece" integer not null,
        "expires_at" timestamptz null,
        "disabled_at" timestamptz null,
        "disabled_reason" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "gift_card_pkey" primary key ("id")
      );`);
    this.addSql(`create unique index if not exists "IDX_gift_card_code_hash_unique" on "gift_card" (code_hash);`);
    this.addSql(`create index if not exists "IDX_gift_card_created_at" on "gift_card" (created_at);`);
    this.addSql(`create index if not exists "IDX_gift_card_deleted_at" on "gift_card" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_gift_card_order_id" on "gift_card" (order_id);`);
    this.addSql(`create unique index if not exists "IDX_gift_card_order_line_id_piece_unique" on "gift_card" (order_line_id, piece);`);
    this.addSql(`create table if not exists "gift_card_movement" (
        "id" text not null,
        "gift_card_id" text not null,
        "kind" text not null,
        "amount" integer not null,
        "key" text not null,
        "cart_id" text null,
        "checkout_id" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "note" text null,
        constraint "gift_card_movement_gift_card_id_foreign" foreign key (gift_card_id) references gift_card(id) on update cascade,
        constraint "gift_card_movement_kind_check" check ("kind" in ('issued', 'spent', 'given_back', 'paid_out')),
        constraint "gift_card_movement_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_gift_card_movement_cart_id" on "gift_card_movement" (cart_id);`);
    this.addSql(`create index if not exists "IDX_gift_card_movement_deleted_at" on "gift_card_movement" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_gift_card_movement_gift_card_id" on "gift_card_movement" (gift_card_id);`);
    this.addSql(`create unique index if not exists "IDX_gift_card_movement_key_unique" on "gift_card_movement" (key);`);
    this.addSql(`create index if not exists "IDX_gift_card_movement_kind_created_at" on "gift_card_movement" (kind, created_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gift_card_movement" cascade;`);
    this.addSql(`drop table if exists "gift_card" cascade;`);
  }
}
