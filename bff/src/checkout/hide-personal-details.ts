import { areDetailsHidden, type Billing, maskEmail, type Shipping } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";

/**
 * Hides the customer's details from a caller that has only the id of a checkout. From one hour after its order was
 * placed, the reply contains only what a confirmation shows.
 * @param placedAt ISO date-time of the checkout's order; null without an order
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
    // The digest would allow guessing names and addresses.
    digest: "",
    payment: { kind: "none" },
    giftCard: giftCard && { id: "", lastCharacters: "••••", balance: totals.giftCard },
  };
}

/** The town lets the shopper recognize the order and reveals no more. */
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
