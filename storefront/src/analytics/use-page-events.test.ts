import { expect, it } from "vitest";
import { toTrackedLocation } from "./use-page-events.ts";

it("toTrackedLocation keeps the step of a checkout's address, but not its id or a payment service's parameters", () => {
  const id = "0b8c2f9e-5a3d-4c1b-9e7f-1234567890ab";
  const address = `https://se.example.com/checkout/${id}/payment?payment_intent_client_secret=pi_secret#x`;
  expect(toTrackedLocation(address)).toBe("https://se.example.com/checkout/:id/payment");
});
it.each(["/account/login?code=123456", "/Account/callback?code=a&state=b", "/account?x=1"])(
  "toTrackedLocation strips the query, which may contain a code, from an account's page: %s",
  (path) => {
    expect(toTrackedLocation(`https://se.example.com${path}`)).toBe(
      `https://se.example.com${path.replace(/\?.*/, "")}`,
    );
  },
);
it("toTrackedLocation strips the order number from the withdrawal form", () => {
  const address = "https://se.example.com/withdrawal";
  expect(toTrackedLocation(`${address}?order=1042`)).toBe(address);
});
it("toTrackedLocation strips the fragment, because links in mails carry their tokens there", () => {
  const address = "https://se.example.com/stock-notification";
  expect(toTrackedLocation(`${address}#confirm=abc`)).toBe(address);
});
it("toTrackedLocation keeps the query of any other page", () => {
  const address = "https://se.example.com/shop/pla?page=2&utm_source=mail";
  expect(toTrackedLocation(address)).toBe(address);
});
