import { divideRounded } from "../money/divide-rounded.ts";
import type { VatShare } from "./summarize-vat.ts";

/**
 * Splits each credit note of a document by VAT rate, for refunds that name no goods: in proportion to the amount that
 * earlier notes have left to credit at each rate. Every note adds up to its amount, no rate is credited beyond its
 * charge, and notes for the whole document credit exactly its net amounts and VAT.
 *
 * @param shares of the document, minor units, none of them negative
 * @param amounts with VAT in minor units, positive, in the order in which they were credited
 * @returns for each amount its credited shares, as positive amounts, without rates that it does not credit
 * @throws RangeError when the amounts exceed the document
 */
export function splitCredits(shares: readonly VatShare[], amounts: readonly number[]): VatShare[][] {
  let left = [...shares];
  return amounts.map((amount) => {
    const credited = splitAmount(left, amount);
    left = left.map((share, place) => subtract(share, credited[place]));
    return credited.filter((share) => toGross(share) > 0);
  });
}

const toGross = ({ netMinor, vatMinor }: VatShare) => netMinor + vatMinor;

function splitAmount(left: readonly VatShare[], amount: number): VatShare[] {
  const whole = left.reduce((sum, share) => sum + toGross(share), 0);
  if (amount > whole) throw new RangeError(`${amount} is more than the ${whole} that are left to credit`);
  if (amount === 0) return left.map((share) => ({ ...share, netMinor: 0, vatMinor: 0 }));
  const exact = left.map((share) => BigInt(toGross(share)) * BigInt(amount));
  const floors = exact.map((each) => Number(each / BigInt(whole)));
  let rest = amount - floors.reduce((sum, each) => sum + each, 0);
  // The units that rounding down leaves go to the largest remainders.
  const byRemainder = exact
    .map((each, place) => ({ place, remainder: each % BigInt(whole) }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1,
    );
  for (const { place } of byRemainder) {
    if (rest === 0) break;
    floors[place] = (floors[place] ?? 0) + 1;
    rest -= 1;
  }
  return left.map((share, place) => takeGross(share, floors[place] ?? 0));
}

/** A gross part of a share, with its part of the share's VAT. */
function takeGross(share: VatShare, gross: number): VatShare {
  const whole = toGross(share);
  const vatMinor = whole === 0 ? 0 : divideRounded(BigInt(share.vatMinor) * BigInt(gross), BigInt(whole));
  return { vatRate: share.vatRate, netMinor: gross - vatMinor, vatMinor };
}

function subtract(share: VatShare, taken: VatShare | undefined): VatShare {
  return {
    vatRate: share.vatRate,
    netMinor: share.netMinor - (taken?.netMinor ?? 0),
    vatMinor: share.vatMinor - (taken?.vatMinor ?? 0),
  };
}
