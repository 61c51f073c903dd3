import { randomUUID } from "node:crypto";
import { addCartLine, type CartLine } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { readCheckoutFacts } from "../checkout/checkout-facts.ts";
import { createWarning } from "../checkout/checkout-warning.ts";
import { resolveCheckout } from "../checkout/resolve-checkout.ts";
import type { Services } from "./services.ts";

/**
 * POST /checkout [7.10]: starts a checkout from cart lines. It leaves out the lines that cannot be sold, with a warning.
 *
 * @throws ApiFailure invalid_request for an unknown site, no_products when nothing can be sold [8.29]
 */
export function postCheckout(services: Services): Handler<"POST /checkout"> {
  return async ({ query: { language }, body: asked }) => {
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
  };
}
