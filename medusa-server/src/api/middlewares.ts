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
import { refuseWrongAmounts } from "../money/refuse-wrong-amounts.ts";
import { limitSignIns } from "../edge/limit-sign-ins.ts";
import { createSignInLimits } from "../edge/sign-in-limits.ts";
import { checkoutRoutes } from "../features/checkout/api/checkout-routes.ts";
import { clubRoutes } from "../features/club/club-routes.ts";
import { readEnvironment } from "../environment/environment.ts";
import { newsletterRoutes } from "../features/newsletter/newsletter-routes.ts";
import { inboxRoutes } from "../features/inbox/inbox-routes.ts";
import { refuseOddLengths } from "../http/refuse-odd-lengths.ts";
import { refuseUnstorableText } from "../http/refuse-unstorable-text.ts";
import { requireInternalToken } from "../http/require-internal-token.ts";
import { takeBackRoutes } from "../features/take-backs/take-back-routes.ts";
import { withdrawalRoutes } from "../features/withdrawals/withdrawal-routes.ts";
import { busyErrorHandler } from "./busy-error-handler.ts";
import { logRequests } from "../logging/log-requests.ts";
import { accountAdminRoutes } from "../features/accounts/api/admin.ts";
import { catalogueAdminRoutes } from "../features/catalogue/api/admin.ts";
import { checkoutAdminRoutes } from "../features/checkout/api/admin.ts";
import { clubAdminRoutes } from "../features/club/api/admin.ts";
import { couponAdminRoutes } from "../features/coupons/api/admin.ts";
import { giftCardAdminRoutes } from "../features/gift-cards/api/admin.ts";
import { inboxAdminRoutes } from "../features/inbox/api/admin.ts";
import { invoiceAdminRoutes } from "../features/invoices/api/admin.ts";
import { journalAdminRoutes } from "../features/journal/api/admin.ts";
import { mailAdminRoutes } from "../features/mails/api/admin.ts";
import { paymentAdminRoutes } from "../features/payments/api/admin.ts";
import { siteMessageAdminRoutes } from "../features/site-messages/api/admin.ts";
import { takeBackAdminRoutes } from "../features/take-backs/api/admin.ts";
import { uploadAdminRoutes } from "../features/uploads/api/admin.ts";
import { withdrawalAdminRoutes } from "../features/withdrawals/api/admin.ts";
import { webhookRoutes } from "../features/checkout/api/webhooks.ts";
import { publicFileRoutes } from "../features/uploads/api/public.ts";

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
    ...accountRoutes,
    ...clubRoutes,
    ...newsletterRoutes,
    ...takeBackRoutes,
    ...withdrawalRoutes,
    ...inboxRoutes,
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
    ...amountDoors.map(({ area, fields }) => ({
      matcher: `/admin/${area}*`,
      methods: ["POST" as const],
      middlewares: [refuseWrongAmounts(fields)],
    })),
    ...accountAdminRoutes,
    ...catalogueAdminRoutes,
    ...checkoutAdminRoutes,
    ...clubAdminRoutes,
    ...couponAdminRoutes,
    ...giftCardAdminRoutes,
    ...inboxAdminRoutes,
    ...invoiceAdminRoutes,
    ...journalAdminRoutes,
    ...mailAdminRoutes,
    ...paymentAdminRoutes,
    ...siteMessageAdminRoutes,
    ...takeBackAdminRoutes,
    ...uploadAdminRoutes,
    ...withdrawalAdminRoutes,
    ...webhookRoutes,
    ...publicFileRoutes,
  ],
});
