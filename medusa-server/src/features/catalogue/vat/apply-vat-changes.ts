import { createTaxRatesWorkflow, updateTaxRatesWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toShopDay } from "@spolverk/domain";
import { runEach } from "../../../concurrency/run-each.ts";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { readCountryRates } from "./read-country-rates.ts";

/**
 * Writes the VAT rates whose day has begun to Medusa's tax regions, the earliest first. Until a rate is written, the
 * shop resolves it itself, so that it applies from the first second of its day. One process runs at a time, so that the
 * later of two rates of a country wins. A country whose rate cannot be written does not stop the others.
 */
export async function applyVatChanges(container: MedusaContainer, now: Date): Promise<void> {
  const shop = container.resolve(SHOP_MODULE);
  const due = {
    applied_at: null,
    starts_on: { $lte: toShopDay(now.toISOString()) },
  };
  // The job runs every few seconds: skip the lock when no change is due.
  if ((await shop.listVatRateChanges(due, { select: ["id"], take: 1 })).length === 0) return;
  await container.resolve(Modules.LOCKING).execute(
    "apply-vat-changes",
    async () => {
      const changes = await shop.listVatRateChanges(due, { order: { starts_on: "ASC" }, take: null });
      const items = new Set(changes.map(({ country }) => country));
      // One item per country: when a change fails, the later changes of its country wait, so that a retry of the failed
      // change cannot overwrite them.
      await runEach(container, { name: "apply-vat-changes", items, toId: String }, async (country) => {
        for (const { id, rate } of changes.filter((change) => change.country === country)) {
          await writeRate(container, country, rate);
          await shop.updateVatRateChanges({ id, applied_at: now });
        }
      });
    },
    { timeout: 30 },
  );
}

async function writeRate(container: MedusaContainer, country: string, rate: number): Promise<void> {
  const known = (await readCountryRates(container)).find((candidate) => candidate.country === country);
  if (!known) throw new Error(`There is no tax region of ${country}`);
  const { regionId, rateId } = known;
  if (rateId !== null) {
    await updateTaxRatesWorkflow(container).run({ input: { selector: { id: rateId }, update: { rate } } });
    return;
  }
  const code = `vat-${country.toLowerCase()}`;
  await createTaxRatesWorkflow(container).run({
    input: [{ tax_region_id: regionId, name: "VAT", code, rate, is_default: true }],
  });
}
