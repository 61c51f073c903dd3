import type { Services } from "../services.ts";
import { accountDataHandlers } from "./account-data.ts";
import { accountMembersHandlers } from "./account-members.ts";
import { accountOrdersHandlers } from "./account-orders.ts";
import { accountsHandlers } from "./accounts.ts";
import { catalogueHandlers } from "./catalogue.ts";
import { checkoutHandlers } from "./checkout.ts";
import { checkoutPaymentHandlers } from "./checkout-payment.ts";
import { checkoutPlacingHandlers } from "./checkout-placing.ts";
import { checkoutShippingHandlers } from "./checkout-shipping.ts";
import { clubHandlers } from "./club.ts";
import { enquiriesHandlers } from "./enquiries.ts";
import { knowledgeHandlers } from "./knowledge.ts";
import { newsletterHandlers } from "./newsletter.ts";
import { shopHandlers } from "./shop.ts";
import { stockNotificationsHandlers } from "./stock-notifications.ts";
import { takeBacksHandlers } from "./take-backs.ts";
import { wishListsHandlers } from "./wish-lists.ts";
import { withdrawalsHandlers } from "./withdrawals.ts";
import type { Handlers } from "./mount.ts";

/** The handlers of every endpoint of the contract. */
export const createHandlers = (services: Services): Handlers => ({
  ...shopHandlers(services),
  ...catalogueHandlers(services),
  ...knowledgeHandlers(services),
  ...accountsHandlers(services),
  ...accountDataHandlers(services),
  ...accountMembersHandlers(services),
  ...accountOrdersHandlers(services),
  ...wishListsHandlers(services),
  ...clubHandlers(services),
  ...takeBacksHandlers(services),
  ...enquiriesHandlers(services),
  ...withdrawalsHandlers(services),
  ...stockNotificationsHandlers(services),
  ...newsletterHandlers(services),
  ...checkoutHandlers(services),
  ...checkoutShippingHandlers(services),
  ...checkoutPaymentHandlers(services),
  ...checkoutPlacingHandlers(services),
});
