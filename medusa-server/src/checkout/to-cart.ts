import type {
  CreateAdjustmentDTO,
  CreateCartDTO,
  CreateLineItemDTO,
  CreateTaxLineDTO,
} from "@medusajs/framework/types";
import type { DraftBody } from "../internal/draft-body.ts";
import { giftCardReference } from "../gift-cards/gift-card-reference.ts";
import { toDraftHash } from "./to-draft-hash.ts";

/** What an order remembers of a product, whatever becomes of the product. */
export type VariantSnapshot = {
  id: string;
  barcode: string | null;
  /** An address that Medusa's admin can show, unlike the draft's, which is the shop's own. */
  thumbnail: string | null;
  product: {
    id: string;
    title: string;
    handle: string;
    description: string | null;
    subtitle: string | null;
    /** That of a product whose variations have none of their own. */
    thumbnail: string | null;
  };
};

export type CartSurroundings = {
  checkoutId: string;
  /** By which the merchandiser finds the order's payment at its provider. */
  paymentReference: string;
  regionId: string;
  salesChannelId: string;
  customerId: string;
  variants: readonly VariantSnapshot[];
};

type ShippingMethod = {
  name: string;
  amount: number;
  is_tax_inclusive: boolean;
  shipping_option_id: string;
  metadata: Record<string, unknown>;
  tax_lines: CreateTaxLineDTO[];
  adjustments: CreateAdjustmentDTO[];
};
type CreditLine = { amount: number; reference: string; reference_id: string };
export type NewCart = CreateCartDTO & { shipping_methods: ShippingMethod[]; credit_lines: CreditLine[] };

/**
 * The cart that charges exactly a draft: prices and VAT are the draft's, not Medusa's to work out.
 * Amounts are decimal major units with VAT.
 */
export function toCart(draft: DraftBody, surroundings: CartSurroundings): NewCart {
  const { checkoutId, paymentReference, regionId, salesChannelId, customerId, variants } = surroundings;
  const snapshots = new Map(variants.map((variant) => [variant.id, variant]));
  const items = draft.items.map((item) => toLineItem(item, draft.coupon, snapshots.get(item.variant_id)));
  return {
    currency_code: draft.currency_code,
    email: draft.email,
    region_id: regionId,
    sales_channel_id: salesChannelId,
    customer_id: customerId,
    billing_address: draft.billing_address,
    shipping_address: draft.shipping_address,
    metadata: {
      ...draft.metadata,
      coupon: draft.coupon,
      checkoutId,
      paymentReference,
      draftHash: toDraftHash(draft),
    },
    items: draft.fee === null ? items : [...items, toFeeItem(draft.fee)],
    shipping_methods:
      draft.shipping_method === null ? [] : [toShippingMethod(draft.shipping_method, draft.coupon)],
    // Money, not a discount: prices and VAT stay as they are.
    credit_lines:
      draft.gift_card === null
        ? []
        : [
            {
              amount: draft.gift_card.amount,
              reference: giftCardReference,
              reference_id: draft.gift_card.id,
            },
          ],
  };
}

function toLineItem(
  item: DraftBody["items"][number],
  coupon: DraftBody["coupon"],
  variant: VariantSnapshot | undefined,
): CreateLineItemDTO {
  const { variant_id, sku, title, variant_title, quantity, unit_price, tax_rate } = item;
  const thumbnail = variant?.thumbnail ?? variant?.product.thumbnail ?? item.thumbnail;
  return {
    title,
    subtitle: variant_title,
    variant_id,
    variant_sku: sku,
    variant_title,
    quantity,
    unit_price,
    is_tax_inclusive: true,
    is_custom_price: true,
    is_discountable: false,
    requires_shipping: item.requires_shipping,
    tax_lines: [toTaxLine(tax_rate)],
    adjustments: toAdjustments(item.discount, coupon).map((one) => ({ ...one, is_tax_inclusive: true })),
    metadata: item.metadata,
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

function toFeeItem({ title, amount, tax_rate, metadata }: NonNullable<DraftBody["fee"]>): CreateLineItemDTO {
  return {
    title,
    quantity: 1,
    unit_price: amount,
    is_tax_inclusive: true,
    is_custom_price: true,
    is_discountable: false,
    requires_shipping: false,
    tax_lines: [toTaxLine(tax_rate)],
    metadata,
  };
}

function toShippingMethod(
  method: NonNullable<DraftBody["shipping_method"]>,
  coupon: DraftBody["coupon"],
): ShippingMethod {
  const { name, amount, shipping_option_id, tax_rate, metadata } = method;
  return {
    name,
    amount,
    shipping_option_id,
    is_tax_inclusive: true,
    metadata,
    tax_lines: [toTaxLine(tax_rate)],
    // Medusa takes what is off a delivery for an amount without VAT.
    adjustments: toAdjustments(method.discount / (1 + tax_rate / 100), coupon),
  };
}

function toAdjustments(amount: number, coupon: DraftBody["coupon"]): CreateAdjustmentDTO[] {
  return coupon && amount > 0 ? [{ code: coupon.code, promotion_id: coupon.id, amount }] : [];
}

function toTaxLine(rate: number): CreateTaxLineDTO {
  return { code: `vat-${rate}`, description: "VAT", rate, provider_id: "spolverk" };
}
