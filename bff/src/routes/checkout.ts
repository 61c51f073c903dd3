import { toSiteInLanguage } from "@spolverk/content";
import { needsDelivery } from "@spolverk/domain";
import { randomUUID } from "node:crypto";
import { findAddressProblems } from "../addresses/find-address-problems.ts";
import { normalizeBilling, normalizeShipping } from "../addresses/normalize-address.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { checkVatNumber } from "../checkout/check-vat-number.ts";
import { readCheckoutFacts } from "../checkout/checkout-facts.ts";
import { toDeliveryAddress } from "../checkout/is-address-complete.ts";
import { loadCheckout } from "../checkout/load-checkout.ts";
import { prefillCheckout } from "../checkout/prefill-checkout.ts";
import { requireDeliverable } from "../checkout/require-deliverable.ts";
import { resolveCheckout } from "../checkout/resolve-checkout.ts";
import { showCheckout } from "../checkout/show-checkout.ts";
import { toCheckoutLines, warnOfMissing } from "../checkout/to-checkout-lines.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { getTranslate } from "../http/texts.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const checkoutHandlers = (services: Services) =>
  ({
    "POST /checkout": postCheckout(services),
    "GET /checkout/{id}": getCheckout(services),
    "POST /checkout/{id}/lines": postCheckoutLines(services),
    "POST /checkout/{id}/account": postCheckoutAccount(services),
    "POST /checkout/{id}/country": postCheckoutCountry(services),
    "POST /checkout/{id}/company": postCheckoutCompany(services),
    "POST /checkout/{id}/currency": postCheckoutCurrency(services),
    "POST /checkout/{id}/noVatNumber": postCheckoutNoVatNumber(services),
    "POST /checkout/{id}/address": postCheckoutAddress(services),
  }) satisfies Partial<Handlers>;

/**
 * POST /checkout [7.10]: starts a checkout from cart lines. Lines that cannot be sold are left out with a warning. An
 * account's checkout starts with the account's stored data.
 * @throws ApiFailure invalid_request for an unknown site, no_products when nothing can be sold [8.29]
 */
function postCheckout(services: Services): Handler<"POST /checkout"> {
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

/** GET /checkout/{id} [7.11]: includes the refusal of a placement that was answered as in progress. */
function getCheckout(services: Services): Handler<"GET /checkout/{id}"> {
  return async ({ params, query }, caller) => {
    const call = { ...params, ...query, caller };
    const shown = await showCheckout(services, await loadCheckout(services, call), call);
    if (shown.order || shown.placing !== "none") return shown;
    const late = await services.lateRefusals.read(params.id);
    if (late === null) return shown;
    // The backend has ended the placement, and the outcome is about to be recorded.
    if (late === "pending") return { ...shown, placing: "in_progress" };
    const { code, values } = late;
    const message = getTranslate(query.language)(`errors.${code}`, {
      email: services.supportEmail,
      ...values,
    });
    return { ...shown, refusal: { code, message } };
  };
}

/**
 * POST /checkout/{id}/lines: the lines of a changed cart replace those of the checkout. The input stays, and the
 * checkout returns to the first step that no longer fits.
 * @throws ApiFailure no_products when nothing of the cart can be sold [8.29], and what changeCheckout refuses
 */
function postCheckoutLines(services: Services): Handler<"POST /checkout/{id}/lines"> {
  return async ({ params, query, body }, caller) => {
    const call = { ...params, ...query, caller };
    const { record } = await loadCheckout(services, call);
    const facts = await readCheckoutFacts(services, { ...record, lines: body.lines }, call);
    const lines = toCheckoutLines(body.lines, facts);
    const checkout = await changeCheckout(services, call, {
      apply: () => ({ lines }),
      check: (changed) => {
        if (changed.lines.length === 0) throw new ApiFailure("no_products");
      },
    });
    return warnOfMissing(checkout, body.lines, facts);
  };
}

/**
 * POST /checkout/{id}/account [7.12]: sets who orders. A call for an account moves a guest's checkout to that account:
 * the input stays, and the account's prices apply.
 */
function postCheckoutAccount(services: Services): Handler<"POST /checkout/{id}/account"> {
  return async ({ params, query, body: { email } }, caller) => {
    const account = caller.account && (await services.store.getAccount(caller.account.id));
    return changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: (checkout) =>
          account && checkout.accountId === null
            ? prefillCheckout({ ...checkout, email }, account)
            : { email },
      },
    );
  };
}

/** POST /checkout/{id}/country [7.12] */
function postCheckoutCountry(services: Services): Handler<"POST /checkout/{id}/country"> {
  return ({ params, query, body }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: () => ({ country: body.country }),
        check: (checkout, facts) => requireDeliverable(checkout, facts, "body.country"),
      },
    );
}

/** POST /checkout/{id}/company [7.12] */
function postCheckoutCompany(services: Services): Handler<"POST /checkout/{id}/company"> {
  return ({ params, query, body }, caller) =>
    changeCheckout(services, { ...params, ...query, caller }, { apply: () => ({ company: body.company }) });
}

/** POST /checkout/{id}/currency: any of the six currencies with any country of delivery [9.2]. */
function postCheckoutCurrency(services: Services): Handler<"POST /checkout/{id}/currency"> {
  return ({ params, query, body }, caller) =>
    changeCheckout(services, { ...params, ...query, caller }, { apply: () => ({ currency: body.currency }) });
}

/** POST /checkout/{id}/noVatNumber [7.12]: a company without a VAT number is charged VAT [3.39]. */
function postCheckoutNoVatNumber(services: Services): Handler<"POST /checkout/{id}/noVatNumber"> {
  return ({ params, query, body: { noVatNumber } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: ({ billing }) => ({
          vatNumberMissing: noVatNumber,
          ...(noVatNumber && billing && { billing: { ...billing, vatNumber: "" } }),
        }),
      },
    );
}

/**
 * POST /checkout/{id}/address [7.12]: the delivery address decides the price. A checkout without goods to deliver has
 * no delivery address.
 */
function postCheckoutAddress(services: Services): Handler<"POST /checkout/{id}/address"> {
  return async ({ params, query, body }, caller) => {
    const { sellerCountry } = await services.catalogue.getFreshSettings();
    return changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        step: "address",
        apply: (checkout) => {
          const isDelivered = needsDelivery(checkout.lines);
          const billing = normalizeBilling(body.billing);
          const shipping = isDelivered && body.shipping ? normalizeShipping(body.shipping) : null;
          const problems = Object.entries(
            findAddressProblems({ ...checkout, billing, shipping, isDelivered, sellerCountry }),
          );
          if (problems.length > 0) {
            const fields = Object.fromEntries(problems.map(([field, key]) => [`body.${field}`, key]));
            throw new ApiFailure("invalid_request", { fields });
          }
          return {
            billing,
            shipping,
            country: toDeliveryAddress(billing, shipping).country,
            // A company that gives a number no longer declares that it has none.
            vatNumberMissing: checkout.vatNumberMissing && billing.vatNumber === "",
            ...(isOtherPlace(checkout, { billing, shipping }) && forgetServicePoint(checkout)),
          };
        },
        check: (checkout, facts) =>
          requireDeliverable(checkout, facts, `body.${body.shipping ? "shipping" : "billing"}.country`),
      },
    );
  };
}

type Addresses = Pick<Checkout, "billing" | "shipping">;

function isOtherPlace(before: Addresses, after: Addresses): boolean {
  const toKey = ({ billing, shipping }: Addresses) => {
    if (!billing) return "";
    const { addressLine1, zip, city, country } = toDeliveryAddress(billing, shipping);
    return [addressLine1, zip, city, country].join("|");
  };
  return toKey(before) !== toKey(after);
}

/** Another address has other service points near it, so the shopper chooses again. */
function forgetServicePoint({ shippingOptions, shippingOptionId }: Checkout) {
  const option = shippingOptions.find(({ id }) => id === shippingOptionId);
  return { servicePoint: null, ...(option?.servicePoint && { shippingComplete: false }) };
}
