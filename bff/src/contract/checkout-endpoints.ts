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

/** The refusals of every call about a checkout, those of `access` for an account's checkout. */
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
    summary: "Starts a checkout from cart lines",
    query: checkoutQuerySchema,
    body: newCheckoutSchema,
    reply: checkoutSchema,
    status: 201,
    errors: [...accessErrors, "no_products"],
  },
  "GET /checkout/{id}": {
    ...checkoutStep,
    summary: "A checkout in its current state",
    errors: checkoutErrors,
  },
  "POST /checkout/{id}/lines": {
    ...checkoutStep,
    summary: "Replaces the checkout's lines by those of a changed cart; reprices",
    body: linesBodySchema,
    errors: [...changeErrors, "no_products"],
  },
  "POST /checkout/{id}/account": {
    ...checkoutStep,
    summary:
      "Sets who orders; a call of a member for an account moves a guest's checkout to the account; reprices",
    body: accountBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/country": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Sets the country of delivery; reprices",
    body: countryBodySchema,
    errors: [...changeErrors, "no_shipping_options", "goods_too_heavy"],
  },
  "POST /checkout/{id}/company": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Sets individual or company; reprices",
    body: companyBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/currency": {
    ...checkoutStep,
    summary: "Sets the currency, any with any country; reprices",
    body: currencyBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/noVatNumber": {
    ...checkoutStep,
    summary: "Declares that the company has no VAT number, so VAT is charged",
    body: noVatNumberBodySchema,
    errors: changeErrors,
  },
  "POST /checkout/{id}/address": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Sets the billing and delivery address",
    body: addressBodySchema,
    errors: [...changeErrors, "step_not_reached", "no_shipping_options", "goods_too_heavy"],
  },
  "POST /checkout/{id}/shipping": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Chooses a shipping option",
    body: shippingBodySchema,
    errors: [...changeErrors, "step_not_reached", "shipping_option_unavailable"],
  },
  "POST /checkout/{id}/agent": {
    ...checkoutStep,
    limit: "lookups",
    summary: "Chooses the service point for pickup",
    body: agentBodySchema,
    errors: [...changeErrors, "step_not_reached", "service_point_unavailable"],
  },
  "POST /checkout/{id}/shippingComplete": {
    ...checkoutStep,
    summary: "Continues to payment",
    body: shippingCompleteBodySchema,
    errors: [...changeErrors, "step_not_reached", "service_point_required"],
  },
  "POST /checkout/{id}/coupon": {
    ...checkoutStep,
    limit: "coupons",
    summary: "Applies or removes a coupon; reprices",
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
    summary: "Chooses a payment method and prepares the payment",
    body: paymentBodySchema,
    errors: [...changeErrors, "step_not_reached", "no_products", "payment_method_unavailable"],
  },
  "POST /checkout/{id}/points": {
    ...checkoutStep,
    summary: "Applies points of the account, or removes them; prepares the payment of the rest",
    body: pointsBodySchema,
    errors: [...changeErrors, "payment_method_unavailable", "points_unavailable", "points_other_currency"],
  },
  "POST /checkout/{id}/giftCard": {
    ...checkoutStep,
    limit: "giftCards",
    summary: "Applies or removes a gift card; prepares the payment of the rest",
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
    summary: "Places the order; repeated calls for a checkout place one order",
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
    summary: "Status of a Swish payment of the checkout",
    params: swishStatusParamsSchema,
    query: checkoutQuerySchema,
    reply: swishStatusSchema,
    errors: [...checkoutErrors, "payment_not_found"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
