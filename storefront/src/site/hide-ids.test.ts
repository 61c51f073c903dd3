import { describe, expect, it } from "vitest";
import { hideIds } from "./hide-ids.ts";

const id = "0b8c2f9e-5a3d-4c1b-9e7f-1234567890ab";

describe("hideIds", () => {
  it.each([
    [`/checkout/${id}/payment`, "/checkout/:id/payment"],
    [`/CHECKOUT/${id.toUpperCase()}`, "/CHECKOUT/:id"],
    [`/checkout//${id}`, "/checkout//:id"],
    [`/api/checkout/${id}/place?language=sv`, "/api/checkout/:id/place?language=sv"],
    ["/api/checkout/short-one/coupon", "/api/checkout/:id/coupon"],
    [`Error: "http://bff/api/checkout/${id}" refused`, 'Error: "http://bff/api/checkout/:id" refused'],
    [`no checkout ${id} here`, "no checkout :id here"],
  ])("redacts the checkout's id in %s", (text, hidden) => {
    expect(hideIds(text)).toBe(hidden);
  });
  it.each(["/checkout", "/shop/pla?page=2", "/product/karna-pla/black-750g", "/checkouts/terms"])(
    "leaves %s unchanged",
    (text) => {
      expect(hideIds(text)).toBe(text);
    },
  );
});
