import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { deleteInBatches } from "./delete-in-batches.ts";
import {
  abandonedDays,
  daysBefore,
  notifiedDays,
  resolveOrderCutoff,
  type RetentionSettings,
  unconfirmedDays,
} from "./retention-settings.ts";

const blankAddress = ["first_name", "last_name", "company", "address_1", "address_2", "city"]
  .concat(["postal_code", "province", "phone", "metadata"])
  .map((column) => `"${column}" = null`)
  .join(", ");
/** An address without a name has been blanked. */
const isNamed = `(a."first_name" is not null or a."last_name" is not null or a."address_1" is not null
  or a."company" is not null or a."phone" is not null)`;

/** What each statement deletes or blanks, by the name that the log gives it. */
type Counts = Record<string, number>;

/**
 * Deletes what tells of a person and is not needed any more. The order itself, which bookkeeping needs, stays, and
 * after its time only without the person. Running it twice changes nothing.
 *
 * @returns how many rows of each kind were changed
 */
export async function deletePersonalData(
  container: MedusaContainer,
  settings: RetentionSettings,
  now: Date,
): Promise<Counts> {
  const batch = (sql: string, ...values: Date[]) => deleteInBatches(container, sql, values);
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const placedBefore = daysBefore(now, settings.checkoutDays);
  const ordersBefore = resolveOrderCutoff(now, settings.orderYears);
  return {
    // The row stays: it says that the order is a finished one. Without its record it is not found by its id any more.
    checkoutRecords: await batch(
      `update "checkout" set "data" = '{}', "payment" = null, "payment_token" = null where "id" in (
         select "id" from "checkout" where "order_id" is not null and not "capture_due" and "held_until" is null
           and "updated_at" < ? and "data" <> '{}' limit ?) returning "id"`,
      placedBefore,
    ),
    cartAddresses: await batch(
      `delete from "cart_address" where "id" in (
         select a."id" from "cart_address" a
         join "cart" c on a."id" in (c."shipping_address_id", c."billing_address_id")
         join "order_cart" l on l."cart_id" = c."id" join "order" o on o."id" = l."order_id"
         where o."created_at" < ? limit ?) returning "id"`,
      placedBefore,
    ),
    cartEmails: await batch(
      `update "cart" set "email" = null where "id" in (
         select c."id" from "cart" c join "order_cart" l on l."cart_id" = c."id"
         join "order" o on o."id" = l."order_id"
         where c."email" is not null and o."created_at" < ? limit ?) returning "id"`,
      placedBefore,
    ),
    mails: await outbox.forgetBefore(daysBefore(now, settings.mailDays)),
    stockNotifications: await batch(
      `delete from "stock_notification" where "id" in (
         select "id" from "stock_notification" where "asked_at" < ?
           or ("confirmed_at" is null and "asked_at" < ?) or "notified_at" < ? limit ?) returning "id"`,
      daysBefore(now, settings.stockNotificationDays),
      daysBefore(now, unconfirmedDays),
      daysBefore(now, notifiedDays),
    ),
    orderAddresses: await batch(
      `update "order_address" set ${blankAddress} where "id" in (
         select a."id" from "order_address" a
         join "order" o on a."id" in (o."shipping_address_id", o."billing_address_id")
         where o."created_at" < ? and ${isNamed} limit ?) returning "id"`,
      ordersBefore,
    ),
    deliveryAddresses: await batch(
      `update "fulfillment_address" set ${blankAddress} where "id" in (
         select a."id" from "fulfillment_address" a join "fulfillment" f on f."delivery_address_id" = a."id"
         join "order_fulfillment" l on l."fulfillment_id" = f."id" join "order" o on o."id" = l."order_id"
         where o."created_at" < ? and ${isNamed} limit ?) returning "id"`,
      ordersBefore,
    ),
    orderPayments: await batch(
      `update "payment" set "data" = '{}' where "id" in (
         select p."id" from "payment" p
         join "order_payment_collection" l on l."payment_collection_id" = p."payment_collection_id"
         join "order" o on o."id" = l."order_id"
         where o."created_at" < ? and p."data" <> '{}' limit ?) returning "id"`,
      ordersBefore,
    ),
    orderPaymentSessions: await batch(
      `update "payment_session" set "data" = '{}', "context" = null where "id" in (
         select s."id" from "payment_session" s
         join "order_payment_collection" l on l."payment_collection_id" = s."payment_collection_id"
         join "order" o on o."id" = l."order_id"
         where o."created_at" < ? and s."data" <> '{}' limit ?) returning "id"`,
      ordersBefore,
    ),
    orders: await batch(
      `update "order" set "email" = null, "customer_id" = null where "id" in (
         select "id" from "order"
         where "created_at" < ? and ("email" is not null or "customer_id" is not null) limit ?) returning "id"`,
      ordersBefore,
    ),
    purchases: await batch(
      `update "purchase" set "priced" = null, "customer_id" = null, "invoice_email" = null where "id" in (
         select u."id" from "purchase" u join "order" o on o."id" = u."order_id"
         where o."created_at" < ? and u."priced" is not null limit ?) returning "id"`,
      ordersBefore,
    ),
    guests: await batch(
      // The outer condition is looked at again under the row's lock: a checkout may have come to use the guest.
      `delete from "customer" where "updated_at" < ? and "id" in (
         select c."id" from "customer" c where not c."has_account" and c."updated_at" < ?
           and not exists (select 1 from "cart" t where t."customer_id" = c."id")
           and not exists (select 1 from "order" o where o."customer_id" = c."id") limit ?) returning "id"`,
      daysBefore(now, abandonedDays),
      daysBefore(now, abandonedDays),
    ),
  };
}
