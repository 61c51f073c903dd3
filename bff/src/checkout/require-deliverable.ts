import { needsDelivery } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";

/** @throws ApiFailure no_shipping_options when goods cannot be delivered to the country [8.41] */
export function requireDeliverable({ lines, shippingOptions }: Checkout, field: string): void {
  if (needsDelivery(lines) && shippingOptions.length === 0) {
    throw new ApiFailure("no_shipping_options", { fields: { [field]: "unreachable_country" } });
  }
}
