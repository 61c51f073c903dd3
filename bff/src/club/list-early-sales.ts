import { calculateEarlyStart, resolveSale } from "@spolverk/domain";
import type { MemberCaller } from "../auth/resolve-caller.ts";
import { toPriorPrice } from "../catalogue/to-prior-price.ts";
import type { CommerceVariation } from "../commerce/product.ts";
import type { EarlySale, EarlySales } from "../contract/club.ts";
import type { Services } from "../services.ts";

/** Milliseconds for which a sale stays listed after its start. By then, every open page has reread the catalogue. */
const listedAfterMs = 3_600_000;

/** The sales that a club member has before everybody [9.33]. Empty for any other account. */
export async function listEarlySales(
  { catalogue, now }: Pick<Services, "catalogue" | "now">,
  { account: { isMember } }: Pick<MemberCaller, "account">,
): Promise<EarlySales> {
  if (!isMember) return { sales: [] };
  const at = now();
  const variations = await catalogue.listTimedSales();
  return { sales: variations.flatMap((variation) => toEarlySale(variation, at) ?? []) };
}

function toEarlySale({ id, timedSale, msrp, priceHistory }: CommerceVariation, at: Date): EarlySale | null {
  const sale = resolveSale(timedSale, { isMember: true, now: at.toISOString() });
  if (timedSale === null || sale === null) return null;
  const aheadMs = Date.parse(timedSale.startsAt) - at.getTime();
  if (aheadMs < -listedAfterMs) return null;
  return {
    variationId: id,
    sale,
    priorPrice: toPriorPrice({ msrp, priceHistory }, sale, calculateEarlyStart(timedSale)),
    everybodyAt: aheadMs > 0 ? timedSale.startsAt : null,
  };
}
