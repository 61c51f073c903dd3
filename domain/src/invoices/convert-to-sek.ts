import { divideRounded } from "../money/divide-rounded.ts";

const ratePrecision = 1_000_000;

/**
 * An amount in kronor, as Swedish VAT has to be stated beside that of an invoice in another currency (the Swedish VAT
 * act, ML 17:29). Rounded half away from zero.
 *
 * @param minor integer minor units of the other currency, of which a hundred make one, as of the krona
 * @param sekPerUnit how many kronor one unit of it is worth; six decimals count
 * @returns öre
 */
export function convertToSek(minor: number, sekPerUnit: number): number {
  return divideRounded(BigInt(minor) * BigInt(Math.round(sekPerUnit * ratePrecision)), BigInt(ratePrecision));
}
