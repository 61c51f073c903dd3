import type { Checkout } from "@spolverk/bff/contract";
import type { TFunction } from "i18next";

type ShippingOption = Checkout["shippingOptions"][number];

/** The delivery time from dispatch: "1–3 working days". */
export function toDeliveryDays({ workingDays: { min, max } }: ShippingOption, t: TFunction): string {
  return min === max
    ? t("checkout.shipping.days", { count: min })
    : t("checkout.shipping.dayRange", { min, max });
}
