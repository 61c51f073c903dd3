import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { recordPrice } from "../../catalogue/record-price.ts";
import { PRICE_HISTORY_MODULE } from "../../modules/price-history/index.ts";
import type PriceHistoryModuleService from "../../modules/price-history/service.ts";

/** What was just saved may have changed what a variant costs. */
export const recordPriceStep = createStep(
  "record-price",
  async ({ variant_id }: { variant_id: string }, { container }) => {
    const recordId = await recordPrice(container, variant_id);
    return new StepResponse(recordId, recordId);
  },
  async (recordId, { container }) => {
    const history: PriceHistoryModuleService = container.resolve(PRICE_HISTORY_MODULE);
    if (recordId) await history.deletePriceRecords(recordId);
  },
);
