import { randomUUID } from "node:crypto";
import { toSiteInLanguage } from "@spolverk/content";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { checkVatNumber } from "../checkout/check-vat-number.ts";
import { readCheckoutFacts } from "../checkout/checkout-facts.ts";
import { prefillCheckout } from "../checkout/prefill-checkout.ts";
import { resolveCheckout } from "../checkout/resolve-checkout.ts";
import { toCheckoutLines, warnOfMissing } from "../checkout/to-checkout-lines.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout [7.10]: starts a checkout from cart lines. It leaves out the lines that cannot be sold, with a warning.
 * An account's begins with what the account has on file.
 *
 * @throws ApiFailure invalid_request for an unknown site, no_products when nothing can be sold [8.29]
 */
export function postCheckout(services: Services): Handler<"POST /checkout"> {
  return async ({ query: { language }, body: asked }, caller) => {
    const site = services.sites.find(({ code }) => code === asked.site);
    if (!site) throw new ApiFailure("invalid_request", { fields: { "body.site": "invalid" } });

    const accountId = caller.account?.id ?? null;
    const [facts, account] = await Promise.all([
      readCheckoutFacts(services, { accountId, site: site.code, lines: asked.lines }, { language, caller }),
      accountId === null ? null : services.store.getAccount(accountId),
    ]);
    const now = facts.now.toISOString();
    const empty: CheckoutRecord = {
      id: randomUUID(),
      version: 1,
      createdAt: now,
      changedAt: now,
      accountId,
      site: site.code,
      language,
      currency: asked.currency ?? site.currency,
      country: asked.country ?? toSiteInLanguage(site, language).defaultCountry,
      company: asked.company ?? false,
      lines: toCheckoutLines(asked.lines, facts),
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
      points: 0,
      acceptedTerms: null,
      newsletter: false,
      accepted: null,
    };
    const begun = account ? { ...empty, ...prefillCheckout(empty, account) } : empty;
    const record = { ...begun, vatCheck: await checkVatNumber(services, begun, facts) };
    const checkout = resolveCheckout(record, facts, null);
    if (checkout.lines.length === 0) throw new ApiFailure("no_products");
    await services.store.createCheckout(record);
    return warnOfMissing(checkout, asked.lines, facts);
  };
}
