import { divideRounded } from "../money/divide-rounded.ts";

const ratePrecision = 1_000_000;

/**
 * Converts an amount to kronor: an invoice in another currency also has to state its VAT in kronor (the Swedish VAT
 * act, ML 17:29). Rounded half away from zero.
 *
 * @param minor integer minor units of the other currency, hundredths like öre
 * @param sekPerUnit kronor for one unit of the other currency; six decimals count
 * @returns öre
 */
export function convertToSek(minor: number, sekPerUnit: number): number {
  return divideRounded(BigInt(minor) * BigInt(Math.round(sekPerUnit * ratePrecision)), BigInt(ratePrecision));
}
