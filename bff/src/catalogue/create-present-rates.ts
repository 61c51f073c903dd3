import { resolveVatRates, toShopDay } from "@spolverk/domain";
import type { CommerceSettings } from "../commerce/engine.ts";

/**
 * Adds the current VAT rates to settings, so that a rate applies from the first second of its day whatever is cached.
 * Returns the same object while neither the settings nor the day change, which keeps the cached replies.
 */
export function createPresentRates(now: () => Date): (settings: CommerceSettings) => CommerceSettings {
  let last: { of: CommerceSettings; day: string; settings: CommerceSettings } | null = null;
  return (of) => {
    if (of.vatRateChanges.length === 0) return of;
    const moment = now().toISOString();
    const day = toShopDay(moment);
    if (last?.of !== of || last.day !== day) {
      const vatRates = resolveVatRates(of.vatRates, of.vatRateChanges, moment);
      last = { of, day, settings: { ...of, vatRates } };
    }
    return last.settings;
  };
}
