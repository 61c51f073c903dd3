import { checkoutSchema } from "./checkout.ts";
import {
  accountBodySchema,
  addressBodySchema,
  checkoutParamsSchema,
  checkoutQuerySchema,
  companyBodySchema,
  currencyBodySchema,
  noVatNumberBodySchema,
  agentBodySchema,
  countryBodySchema,
  couponBodySchema,
  linesBodySchema,
  giftCardBodySchema,
  pointsBodySchema,
  newCheckoutSchema,
  paymentBodySchema,
  placeBodySchema,
  shippingBodySchema,
  shippingCompleteBodySchema,
  swishStatusParamsSchema,
} from "./checkout-requests.ts";
import { swishStatusSchema } from "./payment.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** What every call about a checkout can be refused for: those of `access`, when it is an account's. */
const accessErrors = [
  "sign_in_required",
  "token_invalid",
  "token_expired",
  "email_not_verified",
  "sign_in_unavailable",
  "account_forbidden",
  "role_insufficient",
] as const;
const checkoutErrors = [...accessErrors, "checkout_not_found", "checkout_unreadable"] as const;
const changeErrors = [
  ...checkoutErrors,
  "checkout_already_placed",
  "checkout_changed",
  "order_in_progress",
] as const;

const checkoutStep = {
  tag: "Checkout",
  access: "shopper",
  params: checkoutParamsSchema,
  query: checkoutQuerySchema,
  reply: checkoutSchema,
} as const;

/** The calls of a checkout [7.10]–[7.12]. */
export const checkoutEndpoints = {
  "POST /checkout": {
    tag: "Checkout",
    access: "shopper",
    limit: "newCheckouts",
    summary: "Start a checkout from cart lines",
    query: checkoutQuerySchema,
    body: newCheckoutSchema,
    reply: checkoutSchema,
    status: 201,
    errors: [...accessErrors, "no_products"],
  },
  "GET /checkout/{id}": {
    ...checkoutStep,
    summary: "A checkout as it stands",
    errors: checkoutErrors,
  },
  "POST /checkout/{id}/lines": {
    ...checkoutStep,
    summary: "Take over a changed cart: its lines replace those of the checkout; re-prices",
    body: linesBodySchema,
    errors: [...changeErrors, "no_products"],
  },
  "POST /checkout/{id}/account": {
    ...checkoutStep,
    summary:
      "Who orders; a member who calls for an account makes a guest's checkout the account's, which re-prices",
    body: accountBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/country": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Country of delivery; re-prices",
    body: countryBodySchema,
    errors: [...changeErrors, "no_shipping_options", "goods_too_heavy"],
  },
  "POST /checkout/{id}/company": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Individual or company; re-prices",
    body: companyBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/currency": {
    ...checkoutStep,
    summary: "Any of the currencies with any country; re-prices",
    body: currencyBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/noVatNumber": {
    ...checkoutStep,
    summary: "The company has no VAT number, and VAT is charged",
    body: noVatNumberBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/address": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Billing and shipping address",
    body: addressBodySchema,
    errors: [...changeErrors, "step_not_reached", "no_shipping_options", "goods_too_heavy"],
  },
  "POST /checkout/{id}/shipping": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Choose a shipping option",
    body: shippingBodySchema,
    errors: [...changeErrors, "step_not_reached", "shipping_option_unavailable"],
  },
  "POST /checkout/{id}/agent": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Choose the service point that a parcel is fetched from",
    body: agentBodySchema,
    errors: [...changeErrors, "step_not_reached", "service_point_unavailable"],
  },
  "POST /checkout/{id}/shippingComplete": {
    ...checkoutStep,
    summary: "Go on to payment",
    body: shippingCompleteBodySchema,
    errors: [...changeErrors, "step_not_reached", "service_point_required"],
  },
  "POST /checkout/{id}/coupon": {
    ...checkoutStep,
    limit: "coupons",
    summary: "Use a coupon, or take it off; re-prices",
    body: couponBodySchema,
    errors: [
      ...changeErrors,
      "coupon_invalid",
      "coupon_not_applicable",
      "coupon_ended",
      "coupon_below_minimum",
      "coupon_used_up",
    ],
  },
  "POST /checkout/{id}/payment": {
    ...checkoutStep,
    summary: "Choose a payment method; prepares the payment",
    body: paymentBodySchema,
    errors: [...changeErrors, "step_not_reached", "no_products", "payment_method_unavailable"],
  },
  "POST /checkout/{id}/points": {
    ...checkoutStep,
    summary:
      "Pay by points of the account as far as wanted, or no longer; prepares the payment of what is left",
    body: pointsBodySchema,
    errors: [...changeErrors, "payment_method_unavailable", "points_unavailable", "points_other_currency"],
  },
  "POST /checkout/{id}/giftCard": {
    ...checkoutStep,
    limit: "giftCards",
    summary: "Pay by a gift card as far as it goes, or no longer; prepares the payment of what is left",
    body: giftCardBodySchema,
    errors: [
      ...changeErrors,
      "payment_method_unavailable",
      "gift_card_unknown",
      "gift_card_disabled",
      "gift_card_expired",
      "gift_card_other_currency",
      "gift_card_empty",
      "gift_card_not_for_gift_cards",
    ],
  },
  "POST /checkout/{id}/place": {
    ...checkoutStep,
    summary: "Place the order; the same checkout places one order, however often it is called",
    body: placeBodySchema,
    errors: [
      ...checkoutErrors,
      "step_not_reached",
      "no_products",
      "terms_not_accepted",
      "export_agreement_required",
      "checkout_changed",
      "order_in_progress",
      "not_enough_stock",
      "stock_reserved",
      "payment_failed",
      "coupon_used_up",
      "coupon_already_used",
      "order_failed",
    ],
  },
  "GET /checkout/{id}/swishStatus/{swishId}": {
    tag: "Checkout",
    access: "shopper",
    limit: "swishStatus",
    summary: "How a Swish payment of the checkout stands",
    params: swishStatusParamsSchema,
    query: checkoutQuerySchema,
    reply: swishStatusSchema,
    errors: [...checkoutErrors, "payment_not_found"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
