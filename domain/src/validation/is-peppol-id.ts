import { isGln } from "./is-gln.ts";
import { isOrganizationNumber } from "./is-organization-number.ts";

/**
 * Tells whether a text is a PEPPOL id [5.6]: 0007: and a Swedish organization number of ten digits, or 0088:
 * and a GLN, each with its check digit.
 */
export function isPeppolId(v: string): boolean {
  const [scheme, id = "", ...rest] = v.split(":");
  if (rest.length > 0 || !/^\d+$/.test(id)) return false;
  return scheme === "0007" ? isOrganizationNumber("SE", id) : scheme === "0088" && isGln(id);
}
