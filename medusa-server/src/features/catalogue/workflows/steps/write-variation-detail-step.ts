import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { z } from "@medusajs/framework/zod";
import { toVariationDetailRow } from "../../to-variation-detail.ts";
import type { VariationDetailBody } from "../../variation-detail-body.ts";
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts";
import type CatalogueModuleService from "../../modules/catalogue/service.ts";
import { readRows } from "../../../../database/read-rows.ts";

type Undo =
  | { before: Awaited<ReturnType<CatalogueModuleService["retrieveVariationDetail"]>> }
  | { createdId: string };
type Input = { variant_id: string; detail: VariationDetailBody };

const variantRow = z.object({
  product_id: z.string(),
  variation_detail: z
    .object({
      id: z.string(),
      assets: z.object({ pictures: z.array(z.record(z.string(), z.unknown())) }),
    })
    .nullish(),
});
const siblingRow = z.object({ id: z.string(), variation_detail: z.object({ slug: z.string() }).nullish() });

/**
 * Creates or changes a variant's details.
 * @throws MedusaError NOT_FOUND when the variant does not exist, INVALID_DATA when a sibling has the same slug [2.3]
 */
export const writeVariationDetailStep = createStep(
  "write-variation-detail",
  async ({ variant_id, detail }: Input, { container }) => {
    const [variant] = await readRows(container, variantRow, {
      entity: "variant",
      fields: ["product_id", "variation_detail.id", "variation_detail.assets"],
      filters: { id: variant_id },
    });
    if (variant === undefined) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no variant ${variant_id}`);
    }
    const siblings = await readRows(container, siblingRow, {
      entity: "variant",
      fields: ["id", "variation_detail.slug"],
      filters: { product_id: variant.product_id },
    });
    const isTaken = siblings.some(
      ({ id, variation_detail }) => id !== variant_id && variation_detail?.slug === detail.slug,
    );
    if (isTaken) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "Another variation of the product has this slug");
    }

    const catalogue = container.resolve(CATALOGUE_MODULE);
    const existing = variant.variation_detail;
    const row = toVariationDetailRow(detail, existing?.assets.pictures ?? []);
    if (existing) {
      const before = await catalogue.retrieveVariationDetail(existing.id);
      await catalogue.replaceVariationDetail({ id: existing.id, ...row });
      return new StepResponse<string, Undo>(existing.id, { before });
    }
    const { id } = await catalogue.createVariationDetails(row);
    await container.resolve(ContainerRegistrationKeys.LINK).create({
      [Modules.PRODUCT]: { product_variant_id: variant_id },
      [CATALOGUE_MODULE]: { variation_detail_id: id },
    });
    return new StepResponse<string, Undo>(id, { createdId: id });
  },
  async (undo, { container }) => {
    const catalogue = container.resolve(CATALOGUE_MODULE);
    if (undo === undefined) return;
    if ("before" in undo) await catalogue.replaceVariationDetail(undo.before);
    else {
      await catalogue.deleteVariationDetails(undo.createdId);
      await container
        .resolve(ContainerRegistrationKeys.LINK)
        .delete({ [CATALOGUE_MODULE]: { variation_detail_id: undo.createdId } });
    }
  },
);
