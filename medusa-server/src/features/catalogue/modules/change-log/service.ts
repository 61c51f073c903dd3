import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { expectManager } from "../../../../database/expect-manager.ts";
import { CatalogueChange } from "./models/catalogue-change.ts";

/** The value of `product_id` for a change of all products. */
const everything = "*";
const number = z.coerce.number();
const readRow = z.tuple([z.object({ first: number, last: number, product_ids: z.array(z.string()) })]);

/** Ids of products, or "all". */
export type ChangedProducts = readonly string[] | "all";

/** The numbered log of catalogue changes, which every BFF follows. */
export default class ChangeLogModuleService extends MedusaService({ CatalogueChange }) {
  /** Appends changes. A table lock serializes callers, so that numbers become visible in order. */
  @InjectTransactionManager()
  async append(
    products: ChangedProducts,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const ids = products === "all" ? [everything] : [...new Set(products)];
    if (ids.length === 0) return;
    const manager = expectManager(context, "transaction");
    await manager.execute(`lock table "catalogue_change" in exclusive mode`);
    await manager.execute(
      `insert into "catalogue_change" ("product_id") select jsonb_array_elements_text(?::jsonb)`,
      [JSON.stringify(ids)],
    );
  }

  /**
   * Returns the products that changed after a number, and the number of the last change. Returns "all" when the log
   * does not reach back that far or does not know the number, as after a restore of its database.
   *
   * @param after null to get only the last number
   */
  @InjectManager()
  async listSince(
    after: number | null,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<{ number: number; products: ChangedProducts }> {
    const [{ first, last, product_ids }] = readRow.parse(
      await expectManager(context).execute(
        `select
           (select coalesce(min("id"), 0) from "catalogue_change") as "first",
           (select coalesce(max("id"), 0) from "catalogue_change") as "last",
           (select coalesce(jsonb_agg(distinct "product_id"), '[]') from "catalogue_change" where "id" > ?) as "product_ids"`,
        [after ?? Number.MAX_SAFE_INTEGER],
      ),
    );
    if (after === null) return { number: last, products: [] };
    const isKnown = after <= last && after >= first - 1;
    return { number: last, products: !isKnown || product_ids.includes(everything) ? "all" : product_ids };
  }

  /** Deletes changes older than an instant, except the last one, whose number has to stay known. */
  @InjectManager()
  async deleteBefore(time: Date, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `delete from "catalogue_change" where "created_at" < ? and "id" < (select max("id") from "catalogue_change")`,
      [time],
    );
  }
}
