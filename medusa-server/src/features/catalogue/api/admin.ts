import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { pageQuerySchema } from "../../../forms/page-query.ts";
import { adminGuards, adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { recordAllProducts, recordMovedProducts, recordProductInPath } from "../changes/record-when-done.ts";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../modules/shop/service.ts";
import { productDetailBodySchema } from "../product-detail-body.ts";
import { type ImportBody, importProducts } from "../product-files/import-products.ts";
import { readProductForAdmin } from "../read-product-for-admin.ts";
import { shopSettingsBodySchema } from "../shop-settings-body.ts";
import { listStockNotifications } from "../stock-notifications/list-stock-notifications.ts";
import { variationDetailBodySchema } from "../variation-detail-body.ts";
import { saveProductDetailWorkflow } from "../workflows/save-product-detail-workflow.ts";
import { saveShopSettingsWorkflow } from "../workflows/save-shop-settings-workflow.ts";
import { saveVariationDetailWorkflow } from "../workflows/save-variation-detail-workflow.ts";
import { vatAdminRoutes } from "./admin-vat.ts";

export const catalogueAdminRoutes: MiddlewareRoute[] = [
  adminRoute({ method: "GET", path: "product-details/:id", handler: sendProduct }),
  adminRoute({
    method: "POST",
    path: "product-details/:id",
    form: productDetailBodySchema,
    handler: async (request, response) => {
      const input = { product_id: toId(request), detail: request.validatedBody };
      await saveProductDetailWorkflow(request.scope).run({ input });
      await sendProduct(request, response);
    },
  }),
  adminRoute({ method: "GET", path: "variations/:id", handler: sendVariation }),
  adminRoute({
    method: "POST",
    path: "variations/:id",
    form: variationDetailBodySchema,
    handler: async (request, response) => {
      const input = { variant_id: toId(request), detail: request.validatedBody };
      await saveVariationDetailWorkflow(request.scope).run({ input });
      await sendVariation(request, response);
    },
  }),
  adminRoute({ method: "GET", path: "shop-settings", handler: sendSettings }),
  adminRoute({
    method: "POST",
    path: "shop-settings",
    form: shopSettingsBodySchema,
    handler: async (request, response) => {
      await saveShopSettingsWorkflow(request.scope).run({ input: request.validatedBody });
      await sendSettings(request, response);
    },
  }),
  adminRoute({
    method: "GET",
    path: "stock-notifications",
    query: pageQuerySchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listStockNotifications(scope, validatedQuery));
    },
  }),
  // Replaces Medusa's own route, whose body validation runs before.
  adminRoute<Record<string, unknown>, ImportBody>({
    method: "POST",
    path: "products/imports",
    handler: async ({ scope, validatedBody }, response) => {
      response.status(202).json(await importProducts(scope, validatedBody));
    },
  }),
  ...vatAdminRoutes,
  adminGuards("POST", "product-categories/:id/products", recordMovedProducts),
  adminGuards("POST", "sales-channels/:id/products", recordMovedProducts),
  ...["stores/:id", "stock-locations/:id*", "sales-channels/:id"].flatMap((path) => [
    adminGuards("POST", path, recordAllProducts),
    adminGuards("DELETE", path, recordAllProducts),
  ]),
  adminGuards("POST", "products/:id/images/:image_id/variants/batch", recordProductInPath),
  adminGuards("POST", "products/:id/variants/:variant_id/images/batch", recordProductInPath),
];

async function sendProduct(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readProductForAdmin(request.scope, toId(request)));
}

/** Sends a variant's details (null before they are saved), and whether it may be sold without stock. */
async function sendVariation(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "variant",
      fields: ["allow_backorder", "variation_detail.*"],
      filters: { id: toId(request) },
    },
    { throwIfKeyNotFound: true },
  );
  response.json({
    variation: data[0]?.variation_detail ?? null,
    sold_without_stock: data[0]?.allow_backorder ?? false,
  });
}

async function sendSettings({ scope }: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ settings: await scope.resolve(SHOP_MODULE).retrieveShopSetting(SHOP_SETTING_ID) });
}
