import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { Services } from "../../routes/services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { toDeliveryAddress } from "./is-address-complete.ts";

/** Asks the carrier of the chosen option for its points near the address of delivery, where it has any. */
export async function withServicePoints(
  { servicePoints: finder }: Pick<Services, "servicePoints">,
  { shippingOptionId, billing, shipping, country }: CheckoutRecord,
  facts: CheckoutFacts,
): Promise<CheckoutFacts> {
  const option = facts.shippingOptions.find(({ id }) => id === shippingOptionId);
  if (!option?.servicePoint || !billing || !finder?.covers(option.carrier)) return facts;
  const { zip, city, addressLine1: street, country: addressCountry } = toDeliveryAddress(billing, shipping);
  if (addressCountry !== country) return facts;
  const points = await finder.findNearest({ country, zip, city, street });
  return {
    ...facts,
    servicePoints: points === null ? { status: "unavailable", points: [] } : { status: "ready", points },
  };
}
