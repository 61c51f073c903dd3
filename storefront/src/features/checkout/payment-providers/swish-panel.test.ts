import type { Checkout } from "@spolverk/bff/contract";
import { afterEach, expect, it, vi } from "vitest";
import { fakeCheckout, fakeShopApiWith } from "../../../testing/fake-shop-api.ts";
import { renderTestPage } from "../../../testing/render-test-page.ts";

const waiting: Checkout = {
  ...fakeCheckout,
  step: "payment",
  placing: "awaiting_payment",
  paymentMethod: "swish",
  payment: { kind: "swish", id: "0123456789ABCDEF0123456789ABCDEF", token: "t1" },
};

afterEach(() => void vi.unstubAllGlobals());

it("the server renders all of the page of a waiting Swish payment and leaves no Suspense boundary to the browser [4.34]", async () => {
  vi.stubGlobal("fetch", fakeShopApiWith({ "/api/checkout/c1": waiting }));
  const { html } = await renderTestPage("/checkout/c1/payment");
  expect(html).toContain('id="swish-title"');
  // React marks a boundary that the server could not complete by "$!", and reports error 419 in the browser.
  expect(html).not.toContain("<!--$!-->");
});
