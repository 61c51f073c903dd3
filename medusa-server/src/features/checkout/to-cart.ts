import type {
  CreateAdjustmentDTO,
  CreateCartDTO,
  CreateLineItemDTO,
  CreateTaxLineDTO,
} from "@medusajs/framework/types";
import { type PricedCheckout, toMajor } from "@spolverk/domain";
import { toShippingDiscount } from "../coupons/to-shipping-discount.ts";
import { pointsReference } from "../club/points-reference.ts";
import { giftCardReference } from "../gift-cards/gift-card-reference.ts";

/** Snapshot of a product's fields in the order: later changes of the product do not change it. */
export type VariantSnapshot = {
  id: string;
  barcode: string | null;
  /** A full address, which Medusa's admin can show. The line's own thumbnail is a path of the shop. */
  thumbnail: string | null;
  product: {
    id: string;
    title: string;
    handle: string;
    description: string | null;
    subtitle: string | null;
    /** Fallback for variations without a thumbnail. */
    thumbnail: string | null;
  };
};

export type CartSurroundings = {
  checkoutId: string;
  regionId: string;
  salesChannelId: string;
  customerId: string;
  variants: readonly VariantSnapshot[];
};

type Line = PricedCheckout["lines"][number];
type ShippingOption = NonNullable<PricedCheckout["shippingOption"]>;
type ShippingMethod = {
  name: string;
  amount: number;
  is_tax_inclusive: boolean;
  shipping_option_id: string;
  tax_lines: CreateTaxLineDTO[];
  adjustments: CreateAdjustmentDTO[];
};
type CreditLine = { amount: number; reference: string; reference_id: string };
export type NewCart = CreateCartDTO & { shipping_methods: ShippingMethod[]; credit_lines: CreditLine[] };

/**
 * Builds the cart that charges exactly a priced checkout: Medusa does not calculate its prices and VAT. Converts minor
 * units to Medusa's decimal major units, with VAT.
 */
export function toCart(priced: PricedCheckout, surroundings: CartSurroundings): NewCart {
  const { checkoutId, regionId, salesChannelId, customerId, variants } = surroundings;
  const { shippingOption, coupon, totals } = priced;
  const snapshots = new Map(variants.map((variant) => [variant.id, variant]));
  const items = priced.lines.map((line) => toLineItem(line, priced, snapshots.get(line.variationId)));
  return {
    currency_code: priced.currency.toLowerCase(),
    email: priced.email,
    region_id: regionId,
    sales_channel_id: salesChannelId,
    customer_id: customerId,
    billing_address: toBillingAddress(priced),
    shipping_address: toShippingAddress(priced),
    // Identifies an order that a crashed process left behind; the purchase stores everything else.
    metadata: { checkoutId },
    items: totals.fee.total === 0 ? items : [...items, toFeeItem(priced)],
    shipping_methods:
      shippingOption === null ? [] : [toShippingMethod(shippingOption, priced.vatRate, coupon)],
    credit_lines: toCreditLines(priced),
  };
}

/** Payments by points and a gift card are credits, not discounts, so that prices and VAT stay unchanged. */
function toCreditLines({ accountId, giftCard, totals }: PricedCheckout): CreditLine[] {
  const byPoints = { amount: toMajor(totals.points), reference: pointsReference, reference_id: accountId };
  const byCard = {
    amount: toMajor(totals.giftCard),
    reference: giftCardReference,
    reference_id: giftCard?.id,
  };
  return [byPoints, byCard].flatMap(({ reference_id, ...line }) =>
    line.amount > 0 && reference_id ? [{ ...line, reference_id }] : [],
  );
}

function toLineItem(
  line: Line,
  { coupon, shippingOption }: PricedCheckout,
  variant: VariantSnapshot | undefined,
): CreateLineItemDTO {
  const thumbnail = variant?.thumbnail ?? variant?.product.thumbnail ?? line.thumbnail;
  return {
    title: line.productName,
    subtitle: line.variationName,
    variant_id: line.variationId,
    variant_sku: line.sku,
    variant_title: line.variationName,
    quantity: line.quantity,
    unit_price: toMajor(line.unitPrice),
    is_tax_inclusive: true,
    is_custom_price: true,
    is_discountable: false,
    requires_shipping: line.physical && shippingOption !== null,
    tax_lines: [toTaxLine(line.vatRate)],
    adjustments: toAdjustments(toMajor(line.coupon.total), coupon).map((one) => ({
      ...one,
      is_tax_inclusive: true,
    })),
    ...(thumbnail === null ? {} : { thumbnail }),
    ...(variant === undefined
      ? {}
      : {
          ...(variant.barcode === null ? {} : { variant_barcode: variant.barcode }),
          product_id: variant.product.id,
          product_title: variant.product.title,
          product_handle: variant.product.handle,
          ...(variant.product.description === null
            ? {}
            : { product_description: variant.product.description }),
          ...(variant.product.subtitle === null ? {} : { product_subtitle: variant.product.subtitle }),
        }),
  };
}

function toFeeItem({ totals, vatRate }: PricedCheckout): CreateLineItemDTO {
  return {
    title: "Invoice fee",
    quantity: 1,
    unit_price: toMajor(totals.fee.total),
    is_tax_inclusive: true,
    is_custom_price: true,
    is_discountable: false,
    requires_shipping: false,
    tax_lines: [toTaxLine(vatRate)],
  };
}

function toShippingMethod(
  option: ShippingOption,
  vatRate: number,
  coupon: PricedCheckout["coupon"],
): ShippingMethod {
  return {
    name: option.name,
    amount: toMajor(option.amount.total),
    shipping_option_id: option.id,
    is_tax_inclusive: true,
    tax_lines: [toTaxLine(vatRate)],
    adjustments: toAdjustments(toShippingDiscount(option, vatRate), coupon),
  };
}

function toAdjustments(amount: number, coupon: PricedCheckout["coupon"]): CreateAdjustmentDTO[] {
  return coupon && amount > 0 ? [{ code: coupon.code, promotion_id: coupon.id, amount }] : [];
}

function toTaxLine(rate: number): CreateTaxLineDTO {
  return { code: `vat-${rate}`, description: "VAT", rate, provider_id: "spolverk" };
}

function toAddress(place: PricedCheckout["billing"] | NonNullable<PricedCheckout["shipping"]>) {
  return {
    first_name: place.firstName,
    last_name: place.lastName,
    company: place.company,
    address_1: place.addressLine1,
    address_2: place.addressLine2,
    postal_code: place.zip,
    city: place.city,
    province: place.state,
    country_code: place.country.toLowerCase(),
  };
}

function toBillingAddress({ billing }: Pick<PricedCheckout, "billing">) {
  return { ...toAddress(billing), phone: billing.cellNumber };
}

function toShippingAddress({ shipping, billing }: PricedCheckout) {
  return shipping === null
    ? toBillingAddress({ billing })
    : { ...toAddress(shipping), phone: shipping.shippingCellNumber };
}
