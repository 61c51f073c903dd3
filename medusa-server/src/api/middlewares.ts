import { defineMiddlewares } from "@medusajs/framework/http";
import { logger } from "@medusajs/framework/logger";
import { amountDoors } from "../money/amount-doors.ts";
import { refuseWrongAmounts } from "../money/refuse-wrong-amounts.ts";
import { limitSignIns } from "../edge/limit-sign-ins.ts";
import { createSignInLimits } from "../edge/sign-in-limits.ts";
import { readEnvironment } from "../environment/environment.ts";
import { expectDistinctRoutes } from "../http/expect-distinct-routes.ts";
import { refuseOddLengths } from "../http/refuse-odd-lengths.ts";
import { refuseUnstorableText } from "../http/refuse-unstorable-text.ts";
import { requireInternalToken } from "../http/require-internal-token.ts";
import { busyErrorHandler } from "./busy-error-handler.ts";
import { logRequests } from "../logging/log-requests.ts";
import { accountInternalRoutes } from "../features/account-area/api/internal.ts";
import { catalogueInternalRoutes } from "../features/catalogue/api/internal.ts";
import { checkoutInternalRoutes } from "../features/checkout/api/internal.ts";
import { clubInternalRoutes } from "../features/club/api/internal.ts";
import { couponInternalRoutes } from "../features/coupons/api/internal.ts";
import { giftCardInternalRoutes } from "../features/gift-cards/api/internal.ts";
import { idempotencyInternalRoutes } from "../features/idempotency/api/internal.ts";
import { inboxInternalRoutes } from "../features/inbox/api/internal.ts";
import { newsletterInternalRoutes } from "../features/newsletter/api/internal.ts";
import { personalDataInternalRoutes } from "../features/retention/api/internal.ts";
import { siteMessageInternalRoutes } from "../features/site-messages/api/internal.ts";
import { takeBackInternalRoutes } from "../features/take-backs/api/internal.ts";
import { withdrawalInternalRoutes } from "../features/withdrawals/api/internal.ts";
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

// The line of a request names no private data. It is not redacted, because redaction would remove the request ids.
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
    ...expectDistinctRoutes([
      ...accountInternalRoutes,
      ...catalogueInternalRoutes,
      ...checkoutInternalRoutes,
      ...clubInternalRoutes,
      ...couponInternalRoutes,
      ...giftCardInternalRoutes,
      ...idempotencyInternalRoutes,
      ...inboxInternalRoutes,
      ...newsletterInternalRoutes,
      ...personalDataInternalRoutes,
      ...siteMessageInternalRoutes,
      ...takeBackInternalRoutes,
      ...withdrawalInternalRoutes,
    ]),
    ...amountDoors.map(({ area, fields }) => ({
      matcher: `/admin/${area}*`,
      methods: ["POST" as const],
      middlewares: [refuseWrongAmounts(fields)],
    })),
    ...expectDistinctRoutes([
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
    ]),
    ...webhookRoutes,
    ...publicFileRoutes,
  ],
});
