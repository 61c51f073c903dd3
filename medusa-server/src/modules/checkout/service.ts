import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { Checkout } from "./models/checkout.ts";

export type CheckoutSave = { id: string; version: number; data: Record<string, unknown>; expires_at: Date };

export default class CheckoutModuleService extends MedusaService({ Checkout }) {
  /**
   * Saves when the stored version is the one before, in one statement, so that of two savers of the
   * same version exactly one succeeds. Returns whether it did.
   */
  @InjectManager()
  async saveNextVersion(
    save: CheckoutSave,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const { manager } = context;
    if (manager === undefined) throw new Error("InjectManager gave no manager");
    const rows = await manager.execute<{ id: string }[]>(
      `update "checkout" set "version" = ?, "data" = ?::jsonb, "expires_at" = ?, "updated_at" = now()
       where "id" = ? and "version" = ? and "deleted_at" is null returning "id"`,
      [save.version, JSON.stringify(save.data), save.expires_at, save.id, save.version - 1],
    );
    return rows.length === 1;
  }
}
