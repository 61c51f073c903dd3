import type { Logger } from "pino";
import { readyReplySchema } from "@spolverk/medusa-contract";
import type { Backend } from "../backend.ts";
import type { CommerceEngine } from "../engine.ts";
import type { ShopStore } from "../store.ts";
import { createAccountOrdersStore } from "./account-orders-store.ts";
import { createAccountStore } from "./account-store.ts";
import { createClubStore } from "./club-store.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import { createIdempotencyStore } from "./idempotency-store.ts";
import { createGiftCardReads } from "./read-gift-cards.ts";
import { createCheckoutStore } from "./checkout-store.ts";
import { createNewsletterStore } from "./newsletter-store.ts";
import { createPersonalDataStore } from "./personal-data-store.ts";
import { createStockNotificationStore } from "./stock-notification-store.ts";
import { createTakeBackStore } from "./take-back-store.ts";
import { createWithdrawalStore } from "./withdrawal-store.ts";
import { createMedusaClient } from "./medusa-client.ts";
import { createOrderPlacement } from "./order-placement.ts";
import { createCatalogueReads, type LeftOut } from "./read-catalogue.ts";
import { readCoupon } from "./read-coupon.ts";
import { readMessages } from "./read-messages.ts";
import { createSettingsRead } from "./read-settings.ts";
import { createShippingOptionsRead } from "./read-shipping-options.ts";

/**
 * Both ports to Medusa, through the internal API of medusa-server.
 *
 * @param options.url of medusa-server, such as http://127.0.0.1:9000
 * @param options.token its INTERNAL_TOKEN
 * @param options.timeoutMs how long to wait for one answer
 * @param options.logger logs the variants that are left out because they cannot be sold
 */
export function createMedusaBackend(options: {
  url: string;
  token: string;
  timeoutMs: number;
  now: () => Date;
  logger?: Pick<Logger, "warn">;
}): Backend {
  const medusa = createMedusaClient(options);
  const onLeftOut = ({ reason, ...id }: LeftOut) =>
    options.logger?.warn(id, `left out of the shop: ${reason}`);
  const engine: CommerceEngine = {
    isReady: async () => {
      try {
        return (await medusa.get(readyReplySchema, "ready")).ready;
      } catch {
        return false;
      }
    },
    getSettings: createSettingsRead(medusa),
    getShippingOptions: createShippingOptionsRead(medusa),
    getCoupon: (code) => readCoupon(medusa, code),
    ...createCatalogueReads(medusa, options.now, onLeftOut),
    ...createGiftCardReads(medusa),
    ...createOrderPlacement(medusa),
    ...createAccountOrdersStore(medusa),
  };
  const store: ShopStore = {
    listMessages: () => readMessages(medusa),
    ...createAccountStore(medusa),
    ...createClubStore(medusa),
    ...createEnquiryStore(medusa),
    ...createTakeBackStore(medusa),
    ...createWithdrawalStore(medusa),
    ...createStockNotificationStore(medusa),
    ...createNewsletterStore(medusa),
    ...createPersonalDataStore(medusa),
    ...createIdempotencyStore(medusa),
    ...createCheckoutStore(medusa),
  };
  return { engine, store };
}
