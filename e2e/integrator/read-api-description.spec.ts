import { expect, test } from "@playwright/test";
import { readOpenApi } from "../support/open-api.ts";
import { shop } from "../support/shop.ts";

const calls = [
  "GET /account/list",
  "POST /account/create",
  "POST /account/acceptInvitation",
  "GET /account/{id}",
  "POST /account/{id}/settings",
  "POST /account/{id}/saveAddress",
  "POST /account/{id}/removeAddress",
  "GET /account/{id}/members",
  "POST /account/{id}/invite",
  "POST /account/{id}/removeInvitation",
  "POST /account/{id}/changeRole",
  "POST /account/{id}/removeMember",
  "GET /account/{id}/wishlist",
  "POST /account/{id}/wishlist",
  "GET /account/{id}/orders",
  "POST /account/{id}/claimOrders",
  "GET /account/{id}/orders/{orderId}",
  "GET /account/{id}/orders/{orderId}/invoice",
  "POST /account/{id}/orders/{orderId}/cancel",
  "POST /account/{id}/orders/{orderId}/return",
  "GET /account/{id}/loyalty",
  "GET /account/{id}/loyalty/activity",
  "GET /account/{id}/earlySales",
  "GET /account/{id}/takebacks",
  "POST /account/{id}/join",
  "POST /account/{id}/sendReferal",
  "POST /account/{id}/leaveClub",
  "GET /account/{id}/export",
  "POST /account/{id}/delete",
  "GET /shop",
  "GET /shop/freeShipping",
  "GET /messages",
  "GET /catalog/categories",
  "GET /catalog/products",
  "GET /catalog/products/{slug}",
  "GET /catalog/products/{slug}/articles",
  "GET /catalog/variations/{id}",
  "GET /catalog/variations/{id}/stock",
  "GET /inventory",
  "GET /variations",
  "GET /articles",
  "GET /articles/{slug}",
  "GET /articles/{slug}/products",
  "GET /pages",
  "GET /pages/{name}",
  "GET /resellers",
  "POST /stockNotification",
  "POST /stockNotification/confirm",
  "POST /stockNotification/unsubscribe",
  "POST /contact",
  "POST /suggestion",
  "POST /enquiry/affiliate",
  "POST /enquiry/reseller",
  "POST /enquiry/partner",
  "POST /enquiry/endProductUse",
  "POST /enquiry/customFilament",
  "POST /enquiry/careers",
  "POST /upload",
  "POST /upload/remove",
  "POST /takeback",
  "POST /takeback/show",
  "POST /takeback/sent",
  "POST /takeback/label",
  "POST /withdrawal",
  "POST /sendgrid/newsletter",
  "POST /newsletter/confirm",
  "POST /newsletter/unsubscribe/{token}",
  "POST /checkout",
  "GET /checkout/{id}",
  "POST /checkout/{id}/account",
  "POST /checkout/{id}/country",
  "POST /checkout/{id}/company",
  "POST /checkout/{id}/currency",
  "POST /checkout/{id}/lines",
  "POST /checkout/{id}/noVatNumber",
  "POST /checkout/{id}/address",
  "POST /checkout/{id}/shipping",
  "POST /checkout/{id}/agent",
  "POST /checkout/{id}/shippingComplete",
  "POST /checkout/{id}/coupon",
  "POST /checkout/{id}/giftCard",
  "POST /checkout/{id}/points",
  "POST /checkout/{id}/payment",
  "POST /checkout/{id}/place",
  "GET /checkout/{id}/swishStatus/{swishId}",
];

test("describes each call of the API, without dangling references [7.2] [7.3] [7.4] [7.5] [7.10] [7.11] [7.18]", async ({
  request,
}) => {
  const document = await readOpenApi(request);
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "/api" }]);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(calls.toSorted());

  const present = Object.entries(document.components).flatMap(([kind, components]) =>
    Object.keys(components).map((name) => `#/components/${kind}/${name}`),
  );
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
  expect(references).not.toHaveLength(0);
  expect(references.filter((to) => !present.includes(to))).toEqual([]);
});

test("serves an API reference page with calls to try out", async ({ page }) => {
  await page.goto(`${shop.api}/docs`);
  await expect(page.locator(".opblock")).toHaveCount(calls.length);
});
