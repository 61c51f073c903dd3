import { describe } from "vitest";
import type { BackendHarness, StockState } from "./backend-harness.ts";
import { describeAccountMembers } from "./store/account-members.suite.ts";
import { describeAccountOrders } from "./engine/account-orders.suite.ts";
import { describeAccounts } from "./store/accounts.suite.ts";
import { describeEnquiries } from "./store/enquiries.suite.ts";
import { describeIdempotency } from "./store/idempotency.suite.ts";
import { describeCatalogue } from "./engine/catalogue.suite.ts";
import { describeCheckouts } from "./store/checkouts.suite.ts";
import { describeClub } from "./store/club.suite.ts";
import { describeClubBalance } from "./store/club-balance.suite.ts";
import { describeCoupons } from "./engine/coupons.suite.ts";
import { describeGiftCards } from "./engine/gift-cards.suite.ts";
import { describeMessages } from "./store/messages.suite.ts";
import { describeNewsletter } from "./store/newsletter.suite.ts";
import { describeOrders } from "./engine/orders.suite.ts";
import { describePayLater } from "./engine/pay-later.suite.ts";
import { describePayments } from "./engine/payments.suite.ts";
import { describePersonalData } from "./store/personal-data.suite.ts";
import { describeTakeBacks } from "./store/take-backs.suite.ts";
import { describeWithdrawals } from "./store/withdrawals.suite.ts";
import { describeSwish } from "./engine/swish.suite.ts";
import { describeStockNotifications } from "./store/stock-notifications.suite.ts";

export type { BackendHarness, StockState };

/**
 * The requirements of any backend [DESIGN 1]: `engine/` covers the commerce engine, `store/` the shop's own data. Each
 * test creates its own checkouts, so that the backend can be shared.
 */
export function describeBackend(name: string, makeBackend: () => Promise<BackendHarness>): void {
  describe(`engine: ${name}`, () => {
    describeCatalogue(makeBackend);
    describeOrders(makeBackend);
    describePayments(makeBackend);
    describeSwish(makeBackend);
    describePayLater(makeBackend);
    describeCoupons(makeBackend);
    describeGiftCards(makeBackend);
    describeAccountOrders(makeBackend);
  });
  describe(`store: ${name}`, () => {
    describeCheckouts(makeBackend);
    describeStockNotifications(makeBackend);
    describeNewsletter(makeBackend);
    describeIdempotency(makeBackend);
    describeMessages(makeBackend);
    describeAccounts(makeBackend);
    describeAccountMembers(makeBackend);
    describeClub(makeBackend);
    describeClubBalance(makeBackend);
    describeEnquiries(makeBackend);
    describeTakeBacks(makeBackend);
    describeWithdrawals(makeBackend);
    describePersonalData(makeBackend);
  });
}
