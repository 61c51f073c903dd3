import { describe } from "vitest";
import type { PortHarness, StockState } from "./port-harness.ts";
import { describeAccountMembers } from "./port-account-members.suite.ts";
import { describeAccountOrders } from "./port-account-orders.suite.ts";
import { describeAccounts } from "./port-accounts.suite.ts";
import { describeEnquiries } from "./port-enquiries.suite.ts";
import { describeIdempotency } from "./port-idempotency.suite.ts";
import { describeCatalogue } from "./port-catalogue.suite.ts";
import { describeCheckouts } from "./port-checkouts.suite.ts";
import { describeClub } from "./port-club.suite.ts";
import { describeClubBalance } from "./port-club-balance.suite.ts";
import { describeCoupons } from "./port-coupons.suite.ts";
import { describeGiftCards } from "./port-gift-cards.suite.ts";
import { describeMessages } from "./port-messages.suite.ts";
import { describeNewsletter } from "./port-newsletter.suite.ts";
import { describeOrders } from "./port-orders.suite.ts";
import { describePayLater } from "./port-pay-later.suite.ts";
import { describePayments } from "./port-payments.suite.ts";
import { describePersonalData } from "./port-personal-data.suite.ts";
import { describeTakeBacks } from "./port-take-backs.suite.ts";
import { describeWithdrawals } from "./port-withdrawals.suite.ts";
import { describeSwish } from "./port-swish.suite.ts";
import { describeStockNotifications } from "./port-stock-notifications.suite.ts";

export type { PortHarness, StockState };

/** What any commerce backend has to pass [DESIGN 1]. Each test makes its own checkouts, so that the backend may be shared. */
export function describeCommercePort(name: string, makePort: () => Promise<PortHarness>): void {
  describe(`commerce port: ${name}`, () => {
    describeCatalogue(makePort);
    describeCheckouts(makePort);
    describeOrders(makePort);
    describePayments(makePort);
    describeSwish(makePort);
    describePayLater(makePort);
    describeCoupons(makePort);
    describeGiftCards(makePort);
    describeStockNotifications(makePort);
    describeNewsletter(makePort);
    describeIdempotency(makePort);
    describeMessages(makePort);
    describeAccounts(makePort);
    describeAccountMembers(makePort);
    describeAccountOrders(makePort);
    describeClub(makePort);
    describeClubBalance(makePort);
    describeEnquiries(makePort);
    describeTakeBacks(makePort);
    describeWithdrawals(makePort);
    describePersonalData(makePort);
  });
}
