import {
  type Billing,
  normalizePostalCode,
  normalizeState,
  normalizeVatNumber,
  type Shipping,
} from "@spolverk/domain";
import { normalizeCellNumber } from "./normalize-cell-number.ts";

/** A sound billing address as the order will hold it: each number in the one form it has. */
export function normalizeBilling(billing: Billing): Billing {
  const { cellNumber, country, vatNumber } = billing;
  return {
    ...billing,
    ...normalizePlace(billing),
    cellNumber: normalizeCellNumber(cellNumber, country) ?? cellNumber,
    vatNumber: normalizeVatNumber(country, vatNumber) ?? vatNumber,
  };
}

/** The same for a delivery address. */
export function normalizeShipping(shipping: Shipping): Shipping {
  const { country, shippingCellNumber } = shipping;
  return {
    ...shipping,
    ...normalizePlace(shipping),
    shippingCellNumber: normalizeCellNumber(shippingCellNumber, country) ?? shippingCellNumber,
  };
}

/** The postcode and the state of a sound address in the one form they have. */
export function normalizePlace({ country, zip, state }: { country: string; zip: string; state: string }) {
  return {
    zip: normalizePostalCode(country, zip) ?? zip,
    state: normalizeState(country, state) ?? state,
  };
}
