import {
  type Billing,
  normalizePostalCode,
  normalizeState,
  normalizeVatNumber,
  type Shipping,
} from "@spolverk/domain";
import { normalizeCellNumber } from "./normalize-cell-number.ts";

/** Normalizes the numbers of a valid billing address. */
export function normalizeBilling(billing: Billing): Billing {
  const { cellNumber, country, vatNumber } = billing;
  return {
    ...billing,
    ...normalizePlace(billing),
    cellNumber: normalizeCellNumber(cellNumber, country) ?? cellNumber,
    vatNumber: normalizeVatNumber(country, vatNumber) ?? vatNumber,
  };
}

/** Normalizes the numbers of a valid delivery address. */
export function normalizeShipping(shipping: Shipping): Shipping {
  const { country, shippingCellNumber } = shipping;
  return {
    ...shipping,
    ...normalizePlace(shipping),
    shippingCellNumber: normalizeCellNumber(shippingCellNumber, country) ?? shippingCellNumber,
  };
}

/** Normalizes the postcode and the state of a valid address. */
export function normalizePlace({ country, zip, state }: { country: string; zip: string; state: string }) {
  return {
    zip: normalizePostalCode(country, zip) ?? zip,
    state: normalizeState(country, state) ?? state,
  };
}
