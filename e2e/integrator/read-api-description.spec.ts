import { expect, test } from "@playwright/test";
import { shop } from "../support/shop.ts";

test("serves an API reference page with calls to try out", async ({ page, request }) => {
  const document = (await (await request.get(`${shop.api}/openapi.json`)).json()) as { paths: object };
  const calls = Object.values(document.paths).flatMap((methods: object) => Object.keys(methods));
  expect(calls.length).toBeGreaterThan(50);
  await page.goto(`${shop.api}/docs`);
  await expect(page.locator(".opblock")).toHaveCount(calls.length);
});
