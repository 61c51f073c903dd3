import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { recordPrices } from "../../record-prices.ts";
import { PRICE_HISTORY_MODULE } from "../../modules/price-history/index.ts";

/** Records the variant's price, which the preceding step may have changed. */
export const recordPriceStep = createStep(
  "record-price",
  async ({ variant_id }: { variant_id: string }, { container }) => {
    const recordIds = await recordPrices(container, [variant_id]);
    return new StepResponse(recordIds, recordIds);
  },
  async (recordIds, { container }) => {
    const history = container.resolve(PRICE_HISTORY_MODULE);
    if (recordIds && recordIds.length > 0) await history.deletePriceRecords(recordIds);
  },
);
