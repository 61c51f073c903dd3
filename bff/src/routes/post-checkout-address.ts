import { needsDelivery } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { findAddressProblems } from "../checkout/find-address-problems.ts";
import { toDeliveryAddress } from "../checkout/is-address-complete.ts";
import { normalizeBilling, normalizeShipping } from "../checkout/normalize-address.ts";
import { requireDeliverable } from "../checkout/require-deliverable.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/address [7.12]: the delivery address says where the checkout is priced for. Without goods to deliver there is none. */
export function postCheckoutAddress(services: Services): Handler<"POST /checkout/{id}/address"> {
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
            // A number that is given is one that is not missing.
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

/** Near another address, other points are near: the shopper chooses again. */
function forgetServicePoint({ shippingOptions, shippingOptionId }: Checkout) {
  const option = shippingOptions.find(({ id }) => id === shippingOptionId);
  return { servicePoint: null, ...(option?.servicePoint && { shippingComplete: false }) };
}
