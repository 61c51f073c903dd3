import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CLUB_MODULE } from "../club/modules/club/index.ts";
import { INBOX_MODULE } from "../inbox/modules/inbox/index.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { NEWSLETTER_MODULE } from "../newsletter/modules/newsletter/index.ts";
import { STOCK_NOTIFICATION_MODULE } from "../catalogue/modules/stock-notification/index.ts";
import { TAKE_BACK_MODULE } from "../take-backs/modules/take-back/index.ts";
import { WITHDRAWAL_MODULE } from "../withdrawals/modules/withdrawal/index.ts";
import { forgetOrders } from "./sql/forget-orders.ts";
import { deleteUnwantedUploads } from "../inbox/uploads/delete-uploads.ts";
import { deleteUnusedGuests } from "./delete-unused-guests.ts";
import { forgetCheckouts } from "./forget-checkouts.ts";
import { repeatInBatches } from "../../concurrency/repeat-in-batches.ts";
import {
  daysBefore,
  joiningBonusDays,
  notifiedDays,
  resolveOrderCutoff,
  type RetentionSettings,
  takeBackDays,
  unconfirmedDays,
  withdrawalDays,
} from "./retention-settings.ts";

/**
 * Steps by kind of data. Each step deletes or anonymizes expired data of its kind, and returns the number of rows.
 */
export type RetentionSteps = Record<string, () => Promise<unknown>>;

/**
 * Builds the steps that delete personal data after its retention period. An order is anonymized and not deleted, since
 * bookkeeping needs it. Each step is idempotent.
 */
export function toPersonalDataSteps(
  container: MedusaContainer,
  settings: RetentionSettings,
  now: Date,
): RetentionSteps {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const outbox = container.resolve(MAIL_MODULE);
  const notifications = container.resolve(STOCK_NOTIFICATION_MODULE);
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const club = container.resolve(CLUB_MODULE);
  const inbox = container.resolve(INBOX_MODULE);
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const placedBefore = daysBefore(now, settings.checkoutDays);
  const ordersBefore = resolveOrderCutoff(now, settings.orderYears);
  return {
    placedCheckouts: () => forgetCheckouts(container, placedBefore),
    mails: () => outbox.forgetBefore(daysBefore(now, settings.mailDays)),
    stockNotifications: () =>
      repeatInBatches((limit) =>
        notifications.deleteBefore(
          {
            asked: daysBefore(now, settings.stockNotificationDays),
            askedUnconfirmed: daysBefore(now, unconfirmedDays),
            notified: daysBefore(now, notifiedDays),
          },
          limit,
        ),
      ),
    unconfirmedSubscribers: () =>
      repeatInBatches((limit) => newsletter.forgetUnconfirmed(daysBefore(now, unconfirmedDays), limit)),
    newsletterTokens: () => repeatInBatches((limit) => newsletter.deleteExpiredTokens(now, limit)),
    enquiries: () =>
      repeatInBatches((limit) => inbox.deleteEnquiriesBefore(daysBefore(now, settings.enquiryDays), limit)),
    uploads: () => deleteUnwantedUploads(container, now),
    takeBacks: () => repeatInBatches((limit) => takeBacks.forgetBefore(daysBefore(now, takeBackDays), limit)),
    withdrawals: () =>
      repeatInBatches((limit) => withdrawals.forgetBefore(daysBefore(now, withdrawalDays), limit)),
    joiningBonuses: () =>
      repeatInBatches((limit) => club.forgetBonusesBefore(daysBefore(now, joiningBonusDays), limit)),
    invitations: () => repeatInBatches((limit) => accounts.deleteInvitationsBefore(now, limit)),
    orders: () => repeatInBatches((limit) => forgetOrders(container, ordersBefore, limit)),
    guests: () => deleteUnusedGuests(container, now),
  };
}
