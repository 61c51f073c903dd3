import type { Context, InferTypeOf } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { CategoryDetail } from "./models/category-detail.ts";
import { ProductDetail } from "./models/product-detail.ts";
import { VariationDetail } from "./models/variation-detail.ts";

type Changed<Row> = Partial<Row> & { id: string };

/**
 * Medusa merges a value written to a JSON column into the stored one, so that omitted keys would stay: the replace
 * methods empty these columns first.
 */
export default class CatalogueModuleService extends MedusaService({
  ProductDetail,
  VariationDetail,
  CategoryDetail,
}) {
  @InjectTransactionManager()
  async replaceVariationDetail(
    row: Changed<InferTypeOf<typeof VariationDetail>>,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      `update "variation_detail" set "attributes" = '{}', "color_name" = null, "assets" = '{}' where "id" = ?`,
      [row.id],
    );
    await this.updateVariationDetails(row, context);
  }

  @InjectTransactionManager()
  async replaceProductDetail(
    row: Changed<InferTypeOf<typeof ProductDetail>>,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      `update "product_detail" set "texts" = '{}', "information" = '{}' where "id" = ?`,
      [row.id],
    );
    await this.updateProductDetails(row, context);
  }
}
