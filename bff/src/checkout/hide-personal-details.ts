import { areDetailsHidden, maskEmail } from "@spolverk/domain";
import type { Billing, Checkout, Shipping } from "../contract/checkout.ts";

/**
 * A checkout as it is shown to a caller who has no more than its id: an hour after its order was placed without whom
 * it went to, with what a confirmation is made of. A signed-in owner, once there are accounts, is shown all of it:
 * such a call passes this by.
 *
 * @param placedAt ISO date-time of its order; null while there is none
 */
export function hidePersonalDetails(
  checkout: Checkout,
  { placedAt, now }: { placedAt: string | null; now: Date },
): Checkout {
  if (!areDetailsHidden({ placedAt, now: now.toISOString() })) return checkout;
  const { email, billing, shipping, giftCard, totals } = checkout;
  return {
    ...checkout,
    email: email && maskEmail(email),
    billing: billing && hideBilling(billing),
    shipping: shipping && hideShipping(shipping),
    servicePoints: null,
    servicePoint: null,
    noteToCarrier: "",
    payment: { kind: "none" },
    giftCard: giftCard && { id: "", lastCharacters: "••••", balance: totals.giftCard },
  };
}

/** The town lets the shopper recognize the order and says no more. */
const hiddenPlace = {
  firstName: "",
  lastName: "",
  addressLine1: "",
  addressLine2: "",
  zip: "",
  company: "",
} as const;

function hideBilling({ city, state, country }: Billing): Billing {
  return {
    ...hiddenPlace,
    city,
    state,
    country,
    cellNumber: "",
    organizationNumber: "",
    vatNumber: "",
    glnOrPeppolId: "",
    referenceCode: "",
    invoiceNotes: "",
    invoiceEmail: "",
  };
}

function hideShipping({ city, state, country }: Shipping): Shipping {
  return { ...hiddenPlace, city, state, country, shippingEmail: "", shippingCellNumber: "" };
}
