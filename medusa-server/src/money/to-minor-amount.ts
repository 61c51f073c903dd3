import type { BigNumberInput } from "@medusajs/framework/types";
import { BigNumber } from "@medusajs/framework/utils";
import { toMinor } from "@spolverk/domain";

/**
 * Converts an amount that Medusa passes to a payment provider to minor units.
 * @throws RangeError when it is not an amount
 */
export function toMinorAmount(amount: BigNumberInput): number {
  return toMinor(new BigNumber(amount).numeric);
}
