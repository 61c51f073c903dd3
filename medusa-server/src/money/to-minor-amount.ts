import type { BigNumberInput } from "@medusajs/framework/types";
import { BigNumber } from "@medusajs/framework/utils";
import { toMinor } from "@spolverk/domain";

/** An amount as Medusa gives it to a payment provider, in minor units. @throws RangeError when it is no amount */
export function toMinorAmount(amount: BigNumberInput): number {
  return toMinor(new BigNumber(amount).numeric);
}
