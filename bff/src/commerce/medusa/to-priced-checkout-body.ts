import { toMajor } from "@spolverk/domain";
import type { PricedCheckout, PricedCheckoutLine } from "../priced-checkout.ts";
import { toProvider } from "./payment-providers.ts";

/**
 * A priced checkout in the words of medusa-server: decimal major units with VAT for what is charged, and our own
 * figures in minor units for the record.
 */
export function toPricedCheckoutBody(priced: PricedCheckout) {
  const { shippingOption, coupon, fee, vatRate, totals } = priced;
  return {
    currency_code: priced.currency.toLowerCase(),
    // It identifies the customer, in any case of letters.
    email: priced.email.toLowerCase(),
    billing_address: toBillingAddress(priced),
    shipping_address: toShippingAddress(priced),
    items: priced.lines.map((line) => toItem(line, priced)),
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
    gift_card: priced.giftCard === null ? null : { id: priced.giftCard.id, amount: toMajor(totals.giftCard) },
    total: toMajor(totals.toPay),
    payment_provider_id: toProvider(priced.paymentMethod),
    metadata: {
      site: priced.site,
      language: priced.language,
      country: priced.country,
      company: priced.company,
      paymentMethod: priced.paymentMethod,
      vatRate,
      reverseCharge: priced.reverseCharge,
      totals,
    },
  };
}

function toItem(line: PricedCheckoutLine, { shippingOption }: PricedCheckout) {
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
      msrp: line.netMsrp,
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

type Place = PricedCheckout["billing"] | NonNullable<PricedCheckout["shipping"]>;

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

function toBillingAddress({ billing }: PricedCheckout) {
  const { organizationNumber, vatNumber, glnOrPeppolId, referenceCode, invoiceNotes, invoiceEmail } = billing;
  return {
    ...toAddress(billing),
    phone: billing.cellNumber,
    metadata: { organizationNumber, vatNumber, glnOrPeppolId, referenceCode, invoiceNotes, invoiceEmail },
  };
}

/** Goods go to the billing address when no other is given. */
function toShippingAddress({ shipping, billing, noteToCarrier }: PricedCheckout) {
  if (shipping === null) {
    return { ...toAddress(billing), phone: billing.cellNumber, metadata: { noteToCarrier } };
  }
  const { shippingEmail, shippingCellNumber } = shipping;
  return { ...toAddress(shipping), phone: shippingCellNumber, metadata: { shippingEmail, noteToCarrier } };
}
