import type { Language, Site } from "@spolverk/content";
import type { CommerceGiftCard, CommerceSettings, CommerceShippingOption } from "../commerce/engine.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { Coupon } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";
import type { Services } from "../services.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { type BuyerTerms, readBuyerTerms } from "./read-buyer-terms.ts";

/** All current facts that decide a checkout together with its record. */
export type CheckoutFacts = BuyerTerms & {
  site: Site;
  settings: CommerceSettings;
  shippingOptions: readonly CommerceShippingOption[];
  /** By variation id; a variation that is no longer sold is missing. */
  variations: ReadonlyMap<string, { product: CommerceProduct; variation: CommerceVariation }>;
  /** The service points near the delivery address; null when `findServicePoints` looks none up. */
  servicePoints: Checkout["servicePoints"];
  /** The coupon of the record's code; null without a code, or with one that does not exist. */
  coupon: Coupon | null;
  /** The gift card of the record's id; null without an id, or with an unknown one. */
  giftCard: CommerceGiftCard | null;
  language: Language;
  now: Date;
};

/**
 * Reads prices, stock and the buyer's terms fresh; settings and shipping options are at most 5 s old. Service points,
 * coupon and gift card are null until `addChoices` adds them.
 */
export async function readCheckoutFacts(
  services: Services,
  record: { accountId: string | null; site: string; lines: readonly { id: string }[] },
  { language, caller }: Pick<CheckoutCall, "language" | "caller">,
): Promise<CheckoutFacts> {
  const { engine, catalogue, sites, now } = services;
  const { site: code, lines } = record;
  const site = sites.find((candidate) => candidate.code === code);
  if (!site) throw new Error(`No site ${code}`);
  const [settings, shippingOptions, found, terms] = await Promise.all([
    catalogue.getFreshSettings(),
    catalogue.getFreshShippingOptions(),
    engine.getVariations(lines.map(({ id }) => id)),
    readBuyerTerms(services, record, caller),
  ]);
  const variations = new Map(found.map((entry) => [entry.variation.id, entry]));
  return {
    ...terms,
    site,
    settings,
    shippingOptions,
    variations,
    servicePoints: null,
    coupon: null,
    giftCard: null,
    language,
    now: now(),
  };
}
