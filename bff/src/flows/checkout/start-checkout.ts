import { randomUUID } from "node:crypto";
import type { Language } from "@spolverk/content";
import { addCartLine, type CartLine } from "@spolverk/domain";
import type { z } from "zod";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { Checkout, newCheckoutSchema } from "../../contract/checkout.ts";
import { ApiFailure } from "../../http/api-failure.ts";
import type { Services } from "../../routes/services.ts";
import { readCheckoutFacts } from "./checkout-facts.ts";
import { createWarning } from "./checkout-warning.ts";
import { resolveCheckout } from "./resolve-checkout.ts";

type NewCheckout = z.output<typeof newCheckoutSchema>;

/**
 * Starts a checkout from cart lines; those that cannot be sold are left out with a warning.
 *
 * @throws ApiFailure invalid_request for an unknown site, no_products when nothing can be sold [8.29]
 */
export async function startCheckout(
  services: Services,
  language: Language,
  asked: NewCheckout,
): Promise<Checkout> {
  const site = services.sites.find(({ code }) => code === asked.site);
  if (!site) throw new ApiFailure("invalid_request", { fields: { "body.site": "invalid" } });

  const facts = await readCheckoutFacts(services, { site: site.code, lines: asked.lines }, language);
  const known = asked.lines.flatMap((line) => {
    const sku = facts.variations.get(line.id)?.variation.sku;
    return sku === undefined ? [] : [{ ...line, sku }];
  });
  const now = facts.now.toISOString();
  const record: CheckoutRecord = {
    id: randomUUID(),
    version: 1,
    createdAt: now,
    changedAt: now,
    site: site.code,
    language,
    currency: asked.currency ?? site.currency,
    country: asked.country ?? site.defaultCountry,
    company: asked.company ?? false,
    lines: known.reduce<CartLine[]>(addCartLine, []),
    email: null,
    billing: null,
    shipping: null,
    vatNumberMissing: false,
    vatCheck: null,
    shippingOptionId: null,
    servicePoint: null,
    noteToCarrier: "",
    shippingComplete: false,
    paymentMethod: null,
    coupon: null,
    giftCardId: null,
    newsletter: false,
    accepted: null,
    order: null,
  };
  const checkout = resolveCheckout(record, facts, null);
  if (checkout.lines.length === 0) throw new ApiFailure("no_products");
  await services.commerce.createCheckout(record);

  const unknown = asked.lines.filter(({ id }) => !facts.variations.has(id));
  const missing = unknown.map(({ id }) => createWarning("line_missing", language, { lineId: id }));
  return { ...checkout, warnings: [...missing, ...checkout.warnings] };
}
