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

/** Stands for all products. */
const everything = "*";
const number = z.coerce.number();
const readRow = z.tuple([z.object({ first: number, last: number, product_ids: z.array(z.string()) })]);

/** Ids of products, or all of them. */
export type ChangedProducts = readonly string[] | "all";

/** The numbered log of changes of the catalogue, which every BFF follows. */
export default class ChangeLogModuleService extends MedusaService({ CatalogueChange }) {
  /** Appends changes. Of two callers one waits for the other, so that numbers become visible in their order. */
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
   * The products that were changed after a number, and the number of the last change. All of them where the log does not
   * reach back so far, or does not know the number, as after its database was restored.
   *
   * @param after null for the last number alone
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

  /** Deletes what was written before a time, but for the last change, whose number stays known. */
  @InjectManager()
  async deleteBefore(time: Date, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `delete from "catalogue_change" where "created_at" < ? and "id" < (select max("id") from "catalogue_change")`,
      [time],
    );
  }
}
