import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { z } from "@medusajs/framework/zod";
import type { ProductDetailBody } from "../../product-detail-body.ts";
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts";
import type CatalogueModuleService from "../../modules/catalogue/service.ts";
import { readRows } from "../../../../database/read-rows.ts";

type Undo =
  | { before: Awaited<ReturnType<CatalogueModuleService["retrieveProductDetail"]>> }
  | { createdId: string };
type Input = { product_id: string; detail: ProductDetailBody };

const productRow = z.object({ product_detail: z.object({ id: z.string() }).nullish() });

/** Initial values of a product created in the admin; seeded products get their values from the content package. */
const newDetail = {
  primary_attribute: "color",
  secondary_attribute: "size",
  specifications: {},
  specifications_by_size: {},
};

/** Creates or changes a product's details. @throws MedusaError NOT_FOUND when the product does not exist */
export const writeProductDetailStep = createStep(
  "write-product-detail",
  async ({ product_id, detail }: Input, { container }) => {
    const [product] = await readRows(container, productRow, {
      entity: "product",
      fields: ["product_detail.id"],
      filters: { id: product_id },
    });
    if (product === undefined) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${product_id}`);
    }
    const catalogue = container.resolve(CATALOGUE_MODULE);
    const { en, ...translations } = detail.texts;
    const row = { ...detail, texts: { ...translations, en: { bullets: en.bullets } } };
    if (product.product_detail) {
      const { id } = product.product_detail;
      const before = await catalogue.retrieveProductDetail(id);
      await catalogue.replaceProductDetail({ id, ...row });
      return new StepResponse<string, Undo>(id, { before });
    }
    const { id } = await catalogue.createProductDetails({ ...newDetail, ...row });
    await container.resolve(ContainerRegistrationKeys.LINK).create({
      [Modules.PRODUCT]: { product_id },
      [CATALOGUE_MODULE]: { product_detail_id: id },
    });
    return new StepResponse<string, Undo>(id, { createdId: id });
  },
  async (undo, { container }) => {
    const catalogue = container.resolve(CATALOGUE_MODULE);
    if (undo === undefined) return;
    if ("before" in undo) await catalogue.replaceProductDetail(undo.before);
    else {
      await catalogue.deleteProductDetails(undo.createdId);
      await container
        .resolve(ContainerRegistrationKeys.LINK)
        .delete({ [CATALOGUE_MODULE]: { product_detail_id: undo.createdId } });
    }
  },
);
