import { normalizePostalCode, normalizeVatNumber } from "@spolverk/domain";
import type { Billing, Shipping } from "../contract/checkout.ts";
import { normalizeCellNumber } from "./normalize-cell-number.ts";

/** A sound billing address as the order will hold it: each number in the one form it has. */
export function normalizeBilling(billing: Billing): Billing {
  const { country, zip, cellNumber, vatNumber } = billing;
  return {
    ...billing,
    zip: normalizePostalCode(country, zip) ?? zip,
    cellNumber: normalizeCellNumber(cellNumber, country) ?? cellNumber,
    vatNumber: normalizeVatNumber(country, vatNumber) ?? vatNumber,
  };
}

/** The same for a delivery address. */
export function normalizeShipping(shipping: Shipping): Shipping {
  const { country, zip, shippingCellNumber } = shipping;
  return {
    ...shipping,
    zip: normalizePostalCode(country, zip) ?? zip,
    shippingCellNumber: normalizeCellNumber(shippingCellNumber, country) ?? shippingCellNumber,
  };
}
