import { z } from "zod";

/** Every refusal of the API by its stable code, with the HTTP status it comes with. */
export const errorStatuses = {
  invalid_request: 400,
  unknown_field: 400,
  unauthorized: 401,
  sign_in_required: 401,
  token_invalid: 401,
  token_expired: 401,
  payment_failed: 402,
  email_not_verified: 403,
  account_forbidden: 403,
  role_insufficient: 403,
  invitation_for_other_email: 403,
  not_found: 404,
  variation_not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  article_not_found: 404,
  page_not_found: 404,
  checkout_not_found: 404,
  payment_not_found: 404,
  stock_notification_not_found: 404,
  gift_card_unknown: 404,
  address_not_found: 404,
  member_not_found: 404,
  invitation_not_found: 404,
  order_not_found: 404,
  invoice_not_found: 404,
  method_not_allowed: 405,
  no_products: 409,
  not_enough_stock: 409,
  stock_reserved: 409,
  not_restocked: 409,
  step_not_reached: 409,
  no_shipping_options: 409,
  shipping_option_unavailable: 409,
  service_point_unavailable: 409,
  service_point_required: 409,
  payment_method_unavailable: 409,
  checkout_changed: 409,
  checkout_already_placed: 409,
  order_in_progress: 409,
  order_failed: 409,
  coupon_invalid: 409,
  coupon_not_applicable: 409,
  coupon_ended: 409,
  coupon_below_minimum: 409,
  coupon_used_up: 409,
  coupon_already_used: 409,
  gift_card_disabled: 409,
  gift_card_expired: 409,
  gift_card_other_currency: 409,
  gift_card_empty: 409,
  gift_card_not_for_gift_cards: 409,
  already_member: 409,
  too_many_members: 409,
  too_many_accounts: 409,
  too_many_addresses: 409,
  last_owner: 409,
  order_not_cancellable: 409,
  order_not_returnable: 409,
  account_has_open_orders: 409,
  request_in_progress: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  terms_not_accepted: 422,
  export_agreement_required: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal_error: 500,
  commerce_unavailable: 503,
  newsletter_unavailable: 503,
  sign_in_unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;
export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** The one shape of an error [8.7]. */
export const errorSchema = z.object({
  message: z
    .union([z.string(), z.array(z.string())])
    .describe("What to tell the user, in the language of the request"),
  code: z.enum(errorCodes).describe("Why the call was refused; stable, for programs"),
  requestId: z.string().describe("Names the call in the shop's log; also in the header X-Request-Id"),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe("What is wrong with which field, by its path in the request, such as body.billing.zip"),
});
export type ErrorReply = z.infer<typeof errorSchema>;
