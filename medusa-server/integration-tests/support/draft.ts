import { randomUUID } from "node:crypto";
import {
  applyCoupon,
  calculateAmount,
  calculateLinePrice,
  calculateTotals,
  calculateUnitPrice,
  toMajor,
  toMinor,
  type Coupon,
  type Currency,
  type PayLaterMethod,
} from "@spolverk/domain";
import type { DraftBody } from "../../src/internal/draft-body.ts";
import { internal } from "./shop.ts";
import type { PayLaterPayment } from "./pay-later.ts";
import type { CardPayment } from "./stripe.ts";
import type { SwishPayment } from "./swish.ts";
import type { TestVariant } from "./stock.ts";

export type DraftInput = {
  lines: readonly { variant: TestVariant; quantity: number; discountPercentage?: number }[];
  currency?: Currency;
  country?: string;
  vatRate?: number;
  /** Without VAT, minor units. */
  feeNet?: number;
  /** Of the billing address: the numbers and addresses of a company. */
  billingMetadata?: Record<string, string>;
  email?: string;
  /** By card, in place of Medusa's manual provider. */
  byCard?: boolean;
  bySwish?: boolean;
  /** By the pay-later provider. */
  later?: PayLaterMethod;
  coupon?: Coupon;
};

type ShippingOption = { id: string; name: string; prices: { currency_code: string; amount: number }[] };
let shippingOptions: Promise<ShippingOption[]> | undefined;

const nothing = calculateAmount(0, 0);

const netOf = (prices: { currency_code: string; amount: number }[], currency: Currency) =>
  toMinor(prices.find(({ currency_code }) => currency_code === currency.toLowerCase())!.amount);

/** A draft as the BFF would work it out from the shop's own prices. */
export async function createDraft(input: DraftInput): Promise<DraftBody> {
  const { currency = "SEK", country = "SE", vatRate = 25, feeNet = 0, email = "shopper@example.com" } = input;
  shippingOptions ??= internal<{ shipping_options: ShippingOption[] }>("shipping-options").then(
    ({ body }) => body.shipping_options,
  );
  const option = (await shippingOptions)[0]!;
  const lines = input.lines.map(({ variant, quantity, discountPercentage = 0 }) => {
    const pricing = { msrpMinor: netOf(variant.prices, currency), discountPercentage, vatRate };
    return {
      variant,
      msrp: pricing.msrpMinor,
      unitPrice: calculateUnitPrice(pricing).price,
      ...calculateLinePrice({ ...pricing, quantity }),
    };
  });
  const shipping = calculateAmount(netOf(option.prices, currency), vatRate);
  const fee = calculateAmount(feeNet, vatRate);
  const discountable = lines.map((line) => ({ ...line, isDiscountable: true }));
  const off = input.coupon
    ? applyCoupon(input.coupon.discount, { lines: discountable, shipping, vatRate })
    : { lines: [], shipping: nothing, total: nothing };
  const totals = calculateTotals({ lines, shipping, fee, coupon: off.total });
  const address = createAddress(country);
  return {
    currency_code: currency.toLowerCase(),
    email,
    billing_address: { ...address, metadata: input.billingMetadata ?? {} },
    shipping_address: address,
    items: lines.map(({ variant, msrp, quantity, unitPrice, subTotal, totalDiscount, vat }, index) => ({
      variant_id: variant.id,
      sku: variant.sku,
      title: "Produkt",
      variant_title: "Variant",
      thumbnail: null,
      quantity,
      unit_price: toMajor(unitPrice),
      tax_rate: vatRate,
      discount: toMajor(off.lines[index]?.total ?? 0),
      requires_shipping: true,
      metadata: { msrp, subTotal, totalDiscount, vat },
    })),
    shipping_method: {
      shipping_option_id: option.id,
      name: option.name,
      amount: toMajor(shipping.total),
      tax_rate: vatRate,
      discount: toMajor(off.shipping.total),
      metadata: { ...shipping },
    },
    fee:
      feeNet === 0
        ? null
        : { title: "Invoice fee", amount: toMajor(fee.total), tax_rate: vatRate, metadata: {} },
    coupon: input.coupon ? { id: input.coupon.id, code: input.coupon.code } : null,
    gift_card: null,
    total: toMajor(totals.total),
    payment_provider_id: toProviderId(input),
    metadata: {
      site: "se",
      language: "sv",
      country,
      company: feeNet > 0,
      paymentMethod: input.later ?? (feeNet > 0 ? "invoice_email" : "stripe"),
      vatRate,
      reverseCharge: false,
      totals,
    },
  };
}

function toProviderId({ byCard, bySwish, later }: DraftInput): string {
  if (bySwish) return "pp_swish_swish";
  if (later) return "pp_pay-later_pay-later";
  return byCard ? "pp_stripe_stripe" : "pp_system_default";
}

function createAddress(country: string): DraftBody["billing_address"] {
  return {
    first_name: "Åsa",
    last_name: "Öberg",
    company: "",
    address_1: "Stora Södergatan 1",
    address_2: "",
    postal_code: "222 23",
    city: "Lund",
    province: "",
    country_code: country.toLowerCase(),
    phone: "+46 70 123 45 67",
    metadata: {},
  };
}

/** A new checkout; its record is opaque to medusa-server. */
export async function createCheckout(): Promise<string> {
  const id = randomUUID();
  await internal("checkouts", { id, version: 1, data: { id }, expires_at: "2100-01-01T00:00:00.000Z" });
  return id;
}

/** A new checkout that is ready to be placed with a draft. */
export async function prepareCheckout(draft: DraftBody): Promise<string> {
  const id = await createCheckout();
  const { status, body } = await internal(`checkouts/${id}/payment`, draft);
  if (status !== 200) throw new Error(`Preparing was refused: ${JSON.stringify(body)}`);
  return id;
}

export type PlaceReply = {
  kind:
    | "placed"
    | "payment_pending"
    | "not_enough_stock"
    | "stock_reserved"
    | "gift_card_changed"
    | "payment_failed"
    | "coupon_used"
    | "changed"
    | "cancelled";
  by?: "others" | "customer";
  order?: { id: string; display_id: number };
  skus?: string[];
  payment?: CardPayment | SwishPayment | PayLaterPayment;
};

/** `version` is that of the accepted record, the token what the method's own form gave; the hash names the client. */
export async function place(
  checkoutId: string,
  draft: DraftBody,
  version = 1,
  token?: string,
  clientHash: string | null = null,
): Promise<PlaceReply> {
  const body = {
    draft,
    version,
    client_hash: clientHash,
    ...(token !== undefined && { payment_token: token }),
  };
  return (await internal<PlaceReply>(`checkouts/${checkoutId}/order`, body)).body;
}
