import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { StockNotification } from "./models/stock-notification.ts";

type NewStockNotification = { variant_id: string; email: string; language: string; asked_at: Date };

export default class StockNotificationModuleService extends MedusaService({ StockNotification }) {
  /** Keeps an address for a variant, in one statement, so that of several at once exactly one is kept. */
  @InjectManager()
  async saveOnce(
    { variant_id, email, language, asked_at }: NewStockNotification,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const { manager } = context;
    if (manager === undefined) throw new Error("InjectManager gave no manager");
    await manager.execute(
      `insert into "stock_notification" ("id", "variant_id", "email", "language", "asked_at")
       values (?, ?, ?, ?, ?)
       on conflict ("variant_id", "email") where "deleted_at" is null do nothing`,
      [generateEntityId(undefined, "snot"), variant_id, email, language, asked_at],
    );
  }
}
