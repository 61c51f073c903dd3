import { Modules } from "@medusajs/framework/utils";
import {
  catalogueCalls,
  settingsCalls,
  settingsReplySchema,
  shippingOptionCalls,
  stockNotificationCalls,
} from "@spolverk/medusa-contract";
import { sendLists } from "../../../database/send-lists.ts";
import { internalRoutes, isSent } from "../../../http/internal-routes.ts";
import { CHANGE_LOG_MODULE } from "../modules/change-log/index.ts";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../modules/shop/service.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";
import { categoriesStatement, productIdsStatement, productsStatement } from "../sql/catalogue-statements.ts";
import { findShippingOptions } from "../sql/find-shipping-options.ts";
import { requestStockNotification } from "../stock-notifications/request-stock-notification.ts";
import { readTaxRegions } from "../vat/read-tax-regions.ts";
import { readVatChanges } from "../vat/read-vat-changes.ts";

export const catalogueInternalRoutes = [
  ...internalRoutes(catalogueCalls)({
    readCategories: async ({ request, response }) => {
      await sendLists(request, response, { categories: categoriesStatement });
      return isSent;
    },
    readProducts: async ({ request, response, query }) => {
      await sendLists(request, response, {
        products: productsStatement(query),
        categories: categoriesStatement,
      });
      return isSent;
    },
    readProductIds: async ({ request, response, query }) => {
      await sendLists(request, response, { products: productIdsStatement(query) });
      return isSent;
    },
    // Every BFF polls it about once a second.
    listChanges: ({ container, query }) =>
      container.resolve(CHANGE_LOG_MODULE).listSince(query.after ?? null),
  }),
  ...internalRoutes(settingsCalls)({
    // Ready when Postgres answers and the shop has been seeded.
    readReady: async ({ container }) => {
      await container.resolve(SHOP_MODULE).retrieveShopSetting(SHOP_SETTING_ID);
      return { ready: true };
    },
    // Reads the planned rates before the regions' rates: a rate that is written to its region between the two reads is
    // then in both lists instead of in neither.
    readSettings: async ({ container }) => {
      const vatChanges = await readVatChanges(container);
      const [settings, providers, taxRegions] = await Promise.all([
        container.resolve(SHOP_MODULE).retrieveShopSetting(SHOP_SETTING_ID),
        container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true }),
        readTaxRegions(container),
      ]);
      return {
        settings: settingsReplySchema.shape.settings.parse(settings),
        payment_providers: providers.map(({ id }) => id),
        tax_regions: taxRegions,
        vat_changes: vatChanges,
      };
    },
  }),
  ...internalRoutes(shippingOptionCalls)({
    readShippingOptions: async ({ request, response }) => {
      await sendLists(request, response, { shipping_options: findShippingOptions });
      return isSent;
    },
  }),
  ...internalRoutes(stockNotificationCalls)({
    saveStockNotification: async ({ container, body }) => {
      await requestStockNotification(container, body);
      return { saved: true };
    },
    confirmStockNotification: async ({ container, body }) => ({
      confirmed: await container.resolve(STOCK_NOTIFICATION_MODULE).confirm(body.token, new Date()),
    }),
    endStockNotifications: async ({ container, body }) => {
      await container.resolve(STOCK_NOTIFICATION_MODULE).unsubscribe(body.token);
      return { unsubscribed: true };
    },
    listStockNotifications: async ({ container, query: { variationId } }) => {
      const rows = await container
        .resolve(STOCK_NOTIFICATION_MODULE)
        .listStockNotifications(
          { variant_id: variationId, confirmed_at: { $ne: null }, notified_at: null },
          { order: { asked_at: "ASC" }, take: null },
        );
      return {
        stockNotifications: rows.map(({ email, language, asked_at }) => ({
          variationId,
          email,
          language,
          askedAt: asked_at.toISOString(),
        })),
      };
    },
  }),
];
