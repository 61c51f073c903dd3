import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { Services } from "../services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { toDeliveryAddress } from "./is-address-complete.ts";

/**
 * Finds the service points of the chosen option's carrier near the delivery address.
 * @returns null without an option that delivers to service points, for a carrier that the shop cannot query, and
 * without a delivery address in the country that the checkout is priced for; "unavailable" when the carrier does not
 * answer
 */
export async function findServicePoints(
  { servicePoints: finder }: Pick<Services, "servicePoints">,
  { shippingOptionId, billing, shipping, country }: CheckoutRecord,
  { shippingOptions }: Pick<CheckoutFacts, "shippingOptions">,
): Promise<Checkout["servicePoints"]> {
  const option = shippingOptions.find(({ id }) => id === shippingOptionId);
  if (!option?.servicePoint || !billing || !finder?.covers(option.carrier)) return null;
  const { zip, city, addressLine1: street, country: addressCountry } = toDeliveryAddress(billing, shipping);
  if (addressCountry !== country) return null;
  const points = await finder.findNearest({ country, zip, city, street });
  return points === null ? { status: "unavailable", points: [] } : { status: "ready", points };
}
