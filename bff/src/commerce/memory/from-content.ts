import {
  readCarriers,
  readCategories,
  readColors,
  readCoupons,
  readProducts,
  readShop,
  type Carrier,
  type CouponContent,
} from "@spolverk/content";
import type { CouponDiscount } from "@spolverk/domain";
import type { CommerceShippingOption } from "../engine.ts";
import type { CommerceData } from "./commerce-data.ts";
import type { MemoryCoupon } from "./memory-coupons.ts";
import { toCommerceProduct } from "./to-commerce-product.ts";

/** The shop of the content files. @param today YYYY-MM-DD, base of relative dates */
export function fromContent(today: string): CommerceData {
  const { noBackOrder, sellerCountry, vatRates, invoice, warehouse } = readShop();
  const colors = new Map(readColors().map((color) => [color.id, color]));
  return {
    settings: {
      noBackOrder,
      sellerCountry,
      vatRates,
      vatRateChanges: [],
      importThresholds: { consignmentGbp: null, itemNok: null },
      paymentMethods: ["stripe", "swish", "e_invoice", "invoice_email", "invoice_mail"],
      invoice,
    },
    categories: readCategories(),
    products: readProducts().map((product) =>
      toCommerceProduct(product, { colors, today, location: warehouse.name }),
    ),
    shippingOptions: readCarriers().flatMap(toShippingOptions),
    coupons: readCoupons().map(toCoupon),
    messages: [],
  };
}

function toCoupon({ code, discount, minimum, oncePerCustomer, endsAt }: CouponContent): MemoryCoupon {
  return {
    id: `coupon-${code}`,
    code,
    discount: toDiscount(discount),
    currencies: discount.kind === "amount" ? [discount.currency] : null,
    countries: null,
    minimum,
    startsAt: null,
    endsAt,
    usesLeft: null,
    usesPerCustomer: oncePerCustomer ? 1 : null,
    budgetLeftMinor: null,
  };
}

function toDiscount(discount: CouponContent["discount"]): CouponDiscount {
  switch (discount.kind) {
    case "percentage":
      return { ...discount, maxQuantity: null };
    case "amount":
      return { kind: "amount", amountMinor: discount.amount, includesVat: true, maxQuantity: null };
    case "freeShipping":
      return discount;
  }
}

/** One option per service and zone of a carrier. */
function toShippingOptions(carrier: Carrier): CommerceShippingOption[] {
  return carrier.services.flatMap((service) =>
    service.zones.map((zone) => ({
      id: `${service.id}.${zone.id}`,
      carrier: carrier.id,
      carrierName: carrier.name,
      name: service.name,
      countries: zone.countries,
      price: zone.price,
      freeAbove: zone.freeAbove,
      workingDays: zone.workingDays,
      servicePoint: service.servicePoint,
      maxParcelGrams: service.maxParcelKg === null ? null : Math.round(service.maxParcelKg * 1000),
    })),
  );
}
