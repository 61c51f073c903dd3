import {
  accountCalls,
  accountMemberCalls,
  accountOrderCalls,
  clubCalls,
  couponCalls,
  enquiryCalls,
  giftCardCalls,
  idempotencyCalls,
  newsletterCalls,
  personalDataCalls,
  settingsCalls,
  siteMessageCalls,
  stockNotificationCalls,
  takeBackCalls,
  uploadCalls,
  withdrawalCalls,
} from "@spolverk/medusa-contract";
import type { Logger } from "pino";
import type { Backend } from "../backend.ts";
import { bindCalls } from "./bind-calls.ts";
import { createCheckoutStore } from "./checkout-store.ts";
import { createMedusaClient } from "./medusa-client.ts";
import { createOrderPlacement } from "./order-placement.ts";
import { createCatalogueReads, type LeftOut } from "./read-catalogue.ts";
import { createSettingsRead } from "./read-settings.ts";
import { createShippingOptionsRead } from "./read-shipping-options.ts";
import { createSaveUpload } from "./save-upload.ts";

/**
 * Connects both ports to Medusa through the internal API of medusa-server.
 * @param options.url of medusa-server, such as http://127.0.0.1:9000
 * @param options.token its INTERNAL_TOKEN
 * @param options.timeoutMs timeout of a usual call
 * @param options.logger logs variants that are left out because they cannot be sold
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
  const { readReady } = bindCalls(medusa, settingsCalls);
  return {
    engine: {
      isReady: () => readReady().catch(() => false),
      getSettings: createSettingsRead(medusa),
      getShippingOptions: createShippingOptionsRead(medusa),
      ...createCatalogueReads(medusa, options.now, onLeftOut),
      ...bindCalls(medusa, couponCalls),
      ...bindCalls(medusa, giftCardCalls),
      ...createOrderPlacement(medusa),
      ...bindCalls(medusa, accountOrderCalls),
    },
    store: {
      ...bindCalls(medusa, accountCalls),
      ...bindCalls(medusa, accountMemberCalls),
      ...bindCalls(medusa, clubCalls),
      saveUpload: createSaveUpload(medusa),
      ...bindCalls(medusa, uploadCalls),
      ...bindCalls(medusa, enquiryCalls),
      ...bindCalls(medusa, takeBackCalls),
      ...bindCalls(medusa, withdrawalCalls),
      ...bindCalls(medusa, newsletterCalls),
      ...bindCalls(medusa, stockNotificationCalls),
      ...bindCalls(medusa, siteMessageCalls),
      ...bindCalls(medusa, personalDataCalls),
      ...bindCalls(medusa, idempotencyCalls),
      ...createCheckoutStore(medusa),
    },
  };
}
