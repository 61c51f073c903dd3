import { expect, it } from "vitest";
import { toTrackedLocation } from "./to-tracked-location.ts";

it("toTrackedLocation returns the step of a checkout, never its id or what a payment service added to its address", () => {
  const id = "0b8c2f9e-5a3d-4c1b-9e7f-1234567890ab";
  const address = `https://se.example.com/checkout/${id}/payment?payment_intent_client_secret=pi_secret#x`;
  expect(toTrackedLocation(address)).toBe("https://se.example.com/checkout/:id/payment");
});
it("toTrackedLocation returns the whole address of any other page", () => {
  const address = "https://se.example.com/shop/pla?page=2&utm_source=mail";
  expect(toTrackedLocation(address)).toBe(address);
});
