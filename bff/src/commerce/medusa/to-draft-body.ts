import { toMajor } from "@spolverk/domain";
import type { OrderDraft, OrderDraftLine } from "../order-draft.ts";
import { toProvider } from "./payment-providers.ts";

/**
 * A draft in the words of medusa-server: decimal major units with VAT for what is charged, and our own
 * figures in minor units for the record.
 */
export function toDraftBody(draft: OrderDraft) {
  const { shippingOption, coupon, fee, vatRate, totals } = draft;
  return {
    currency_code: draft.currency.toLowerCase(),
    // Customers are told apart by it, whatever case they write it in.
    email: draft.email.toLowerCase(),
    billing_address: toBillingAddress(draft),
    shipping_address: toShippingAddress(draft),
    items: draft.lines.map((line) => toItem(line, draft)),
    shipping_method: shippingOption && {
      shipping_option_id: shippingOption.id,
      name: shippingOption.name,
      amount: toMajor(shippingOption.amount.total),
      tax_rate: vatRate,
      discount: toMajor(shippingOption.coupon.total),
      metadata: {
        ...shippingOption.amount,
        coupon: shippingOption.coupon,
        servicePoint: shippingOption.servicePoint,
      },
    },
    fee:
      fee.total === 0
        ? null
        : { title: "Invoice fee", amount: toMajor(fee.total), tax_rate: vatRate, metadata: { ...fee } },
    coupon,
    gift_card: draft.giftCard === null ? null : { id: draft.giftCard.id, amount: toMajor(totals.giftCard) },
    total: toMajor(totals.toPay),
    payment_provider_id: toProvider(draft.paymentMethod),
    metadata: {
      site: draft.site,
      language: draft.language,
      country: draft.country,
      company: draft.company,
      paymentMethod: draft.paymentMethod,
      vatRate,
      reverseCharge: draft.reverseCharge,
      totals,
    },
  };
}

function toItem(line: OrderDraftLine, { shippingOption }: OrderDraft) {
  return {
    variant_id: line.variationId,
    sku: line.sku,
    title: line.productName,
    variant_title: line.variationName,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    unit_price: toMajor(line.unitPrice),
    tax_rate: line.vatRate,
    discount: toMajor(line.coupon.total),
    requires_shipping: line.physical && shippingOption !== null,
    metadata: {
      msrp: line.unitMsrp,
      discountPercentage: line.discountPercentage,
      subTotal: line.subTotal,
      totalDiscount: line.totalDiscount,
      vat: line.vat,
      total: line.total,
      coupon: line.coupon,
      isBackOrder: line.isBackOrder,
      giftCard: line.giftCard,
    },
  };
}

type Place = OrderDraft["billing"] | NonNullable<OrderDraft["shipping"]>;

function toAddress(place: Place) {
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

function toBillingAddress({ billing }: OrderDraft) {
  const { organizationNumber, vatNumber, glnOrPeppolId, referenceCode, invoiceNotes, invoiceEmail } = billing;
  return {
    ...toAddress(billing),
    phone: billing.cellNumber,
    metadata: { organizationNumber, vatNumber, glnOrPeppolId, referenceCode, invoiceNotes, invoiceEmail },
  };
}

/** Goods go to the billing address when no other is given. */
function toShippingAddress({ shipping, billing, noteToCarrier }: OrderDraft) {
  if (shipping === null) {
    return { ...toAddress(billing), phone: billing.cellNumber, metadata: { noteToCarrier } };
  }
  const { shippingEmail, shippingCellNumber } = shipping;
  return { ...toAddress(shipping), phone: shippingCellNumber, metadata: { shippingEmail, noteToCarrier } };
}
