import {
  defineMiddlewares,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { logger } from "@medusajs/framework/logger";
import {
  callBodySchema,
  callReplyBodySchema,
  changesQuerySchema,
  couponQuerySchema,
  giftCardCodeBodySchema,
  productIdsQuerySchema,
  productsQuerySchema,
  stockNotificationBodySchema,
  stockNotificationsQuerySchema,
  stockNotificationTokenBodySchema,
} from "@spolverk/medusa-contract";
import { accountRoutes } from "../features/accounts/account-routes.ts";
import { amountDoors } from "../money/amount-doors.ts";
import { approvalBodySchema } from "../features/invoices/api/approval-body.ts";
import { giveBackBodySchema, payOutBodySchema } from "../features/gift-cards/api/gift-card-body.ts";
import { mailsPageSchema } from "../features/outbox/api/mails-query.ts";
import { pageQuerySchema } from "../forms/page-query.ts";
import { paymentChecksPageSchema } from "../features/checkout/api/payment-checks-query.ts";
import { refuseImpossibleCoupon } from "../features/coupons/api/refuse-impossible-coupon.ts";
import { refusePromotionRules } from "../features/coupons/api/refuse-promotion-rules.ts";
import { refuseTooLargeRefund } from "../features/payments/api/refuse-too-large-refund.ts";
import { refuseWrongAmounts } from "../money/refuse-wrong-amounts.ts";
import { siteMessageBodySchema } from "../features/site-messages/api/site-message-body.ts";
import { validateForm } from "../forms/validate-form.ts";
import {
  orderInPath,
  orderOfPaymentInPath,
  requireApproval,
} from "../features/invoices/approvals/require-approval.ts";
import { productDetailBodySchema } from "../features/catalogue/product-detail-body.ts";
import { shopSettingsBodySchema } from "../features/catalogue/shop-settings-body.ts";
import { variationDetailBodySchema } from "../features/catalogue/variation-detail-body.ts";
import { limitSignIns } from "../edge/limit-sign-ins.ts";
import { createSignInLimits } from "../edge/sign-in-limits.ts";
import { checkoutRoutes } from "../features/checkout/api/checkout-routes.ts";
import { clubRoutes } from "../features/club/club-routes.ts";
import { readEnvironment } from "../environment/environment.ts";
import { newsletterRoutes } from "../features/newsletter/newsletter-routes.ts";
import { inboxRoutes } from "../features/inbox/inbox-routes.ts";
import { journalRoutes } from "../features/background-tasks/api/journal-routes.ts";
import { refuseOddLengths } from "../http/refuse-odd-lengths.ts";
import { refuseUnstorableText } from "../http/refuse-unstorable-text.ts";
import { requireInternalToken } from "../http/require-internal-token.ts";
import { takeBackRoutes } from "../features/take-backs/take-back-routes.ts";
import { refuseUnfitPdf } from "../features/uploads/refuse-unfit-pdf.ts";
import { withdrawalRoutes } from "../features/withdrawals/withdrawal-routes.ts";
import { vatRoutes } from "../features/catalogue/vat/vat-routes.ts";
import { busyErrorHandler } from "./busy-error-handler.ts";
import {
  recordAllProducts,
  recordMovedProducts,
  recordProductInPath,
} from "../features/catalogue/changes/record-when-done.ts";
import { logRequests } from "../logging/log-requests.ts";

// What it names is no secret, so that the line need not be redacted, which would cost it the ids of requests.
logRequests((line) => logger.http(line));

const environment = readEnvironment(process.env);
const limitAttempts = limitSignIns(createSignInLimits(environment.REDIS_URL), environment.TRUST_PROXY);
const limitResets = limitSignIns(
  createSignInLimits(environment.REDIS_URL, "password-reset"),
  environment.TRUST_PROXY,
  false,
);

export default defineMiddlewares({
  errorHandler: busyErrorHandler,
  routes: [
    {
      matcher: "/internal*",
      bodyParser: { sizeLimit: "1mb" },
      middlewares: [requireInternalToken(environment.INTERNAL_TOKEN), refuseUnstorableText, refuseOddLengths],
    },
    { matcher: "/admin*", methods: ["POST", "PUT", "PATCH", "DELETE"], middlewares: [refuseOddLengths] },
    ...["/auth/user/emailpass", "/auth/user/emailpass/update", "/auth/mfa/challenges/:id/verify"].map(
      (matcher) => ({ matcher, methods: ["POST" as const], middlewares: [limitAttempts] }),
    ),
    {
      matcher: "/auth/user/emailpass/reset-password",
      methods: ["POST"],
      middlewares: [limitResets],
    },
    {
      matcher: "/webhooks/payments/:provider",
      methods: ["POST"],
      // A signature is made of the body to the letter.
      bodyParser: { preserveRawBody: true, sizeLimit: "256kb" },
    },
    ...accountRoutes,
    ...clubRoutes,
    ...newsletterRoutes,
    ...takeBackRoutes,
    ...withdrawalRoutes,
    ...inboxRoutes,
    ...journalRoutes,
    ...vatRoutes,
    {
      matcher: "/internal/products",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(productsQuerySchema, {})],
    },
    {
      matcher: "/internal/product-ids",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(productIdsQuerySchema, {})],
    },
    {
      matcher: "/internal/changes",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(changesQuerySchema, {})],
    },
    {
      matcher: "/internal/coupons",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(couponQuerySchema, {})],
    },
    {
      matcher: "/internal/stock-notifications",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(stockNotificationsQuerySchema, {})],
    },
    {
      matcher: "/internal/stock-notifications",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(stockNotificationBodySchema)],
    },
    ...["confirm", "unsubscribe"].map((action) => ({
      matcher: `/internal/stock-notifications/${action}`,
      methods: ["POST" as const],
      middlewares: [validateAndTransformBody(stockNotificationTokenBodySchema)],
    })),
    {
      matcher: "/admin/stock-notifications",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(pageQuerySchema, {})],
    },
    {
      matcher: "/admin/payment-checks",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(paymentChecksPageSchema, {})],
    },
    {
      matcher: "/internal/calls/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(callBodySchema)],
    },
    {
      matcher: "/internal/calls/:id/reply",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(callReplyBodySchema)],
    },
    ...checkoutRoutes,
    {
      matcher: "/internal/gift-cards/find",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(giftCardCodeBodySchema)],
    },
    {
      matcher: "/admin/gift-cards",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(pageQuerySchema, {})],
    },
    {
      matcher: "/admin/gift-cards/give-back",
      methods: ["POST"],
      middlewares: [validateForm(giveBackBodySchema)],
    },
    {
      matcher: "/admin/gift-cards/:id/pay-out",
      methods: ["POST"],
      middlewares: [validateForm(payOutBodySchema)],
    },
    ...["/admin/product-categories/:id/products", "/admin/sales-channels/:id/products"].map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [recordMovedProducts],
    })),
    ...["/admin/stores/:id", "/admin/stock-locations/:id*", "/admin/sales-channels/:id"].map((matcher) => ({
      matcher,
      methods: ["POST" as const, "DELETE" as const],
      middlewares: [recordAllProducts],
    })),
    ...[
      "/admin/products/:id/images/:image_id/variants/batch",
      "/admin/products/:id/variants/:variant_id/images/batch",
    ].map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [recordProductInPath],
    })),
    ...amountDoors.map(({ area, fields }) => ({
      matcher: `/admin/${area}*`,
      methods: ["POST" as const],
      middlewares: [refuseWrongAmounts(fields)],
    })),
    {
      matcher: "/admin/payments/:id/refund",
      methods: ["POST"],
      middlewares: [refuseTooLargeRefund],
    },
    {
      matcher: "/admin/promotions/:id",
      methods: ["POST"],
      middlewares: [refuseImpossibleCoupon],
    },
    ...[
      { matcher: "/admin/promotions/:id/rules/batch", ofItems: false },
      { matcher: "/admin/promotions/:id/target-rules/batch", ofItems: true },
      { matcher: "/admin/promotions/:id/buy-rules/batch", ofItems: true },
    ].map(({ matcher, ofItems }) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [refusePromotionRules({ ofItems })],
    })),
    {
      matcher: "/admin/uploads",
      methods: ["POST"],
      middlewares: [refuseUnfitPdf],
    },
    {
      matcher: "/admin/variations/:id",
      methods: ["POST"],
      middlewares: [validateForm(variationDetailBodySchema)],
    },
    {
      matcher: "/admin/product-details/:id",
      methods: ["POST"],
      middlewares: [validateForm(productDetailBodySchema)],
    },
    {
      matcher: "/admin/shop-settings",
      methods: ["POST"],
      middlewares: [validateForm(shopSettingsBodySchema)],
    },
    {
      matcher: "/admin/invoice-approvals",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(pageQuerySchema, {})],
    },
    {
      matcher: "/admin/orders/:id/approval",
      methods: ["POST"],
      middlewares: [validateForm(approvalBodySchema)],
    },
    {
      matcher: "/admin/orders/:id/fulfillments",
      methods: ["POST"],
      middlewares: [requireApproval(orderInPath)],
    },
    {
      matcher: "/admin/orders/:id/invoice",
      methods: ["GET"],
      middlewares: [requireApproval(orderInPath)],
    },
    {
      matcher: "/admin/payments/:id/capture",
      methods: ["POST"],
      middlewares: [requireApproval(orderOfPaymentInPath)],
    },
    {
      matcher: "/admin/mails",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(mailsPageSchema, {})],
    },
    {
      matcher: "/admin/site-messages",
      methods: ["POST"],
      middlewares: [validateForm(siteMessageBodySchema)],
    },
    {
      matcher: "/admin/site-messages/:id",
      methods: ["POST"],
      middlewares: [validateForm(siteMessageBodySchema)],
    },
  ],
});
