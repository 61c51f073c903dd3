import { expect, it } from "vitest";
import { listMethods, toProvider } from "./payment-providers.ts";

const invoices = ["e_invoice", "invoice_email", "invoice_mail"];

it("offers only the methods whose provider Medusa has", () => {
  expect(listMethods(["pp_system_default"])).toEqual(invoices);
  expect(listMethods(["pp_system_default", "pp_stripe_stripe"])).toEqual(["stripe", ...invoices]);
  expect(listMethods(["pp_swish_swish"])).toEqual(["swish"]);
  expect(listMethods(["pp_pay-later_pay-later"])).toEqual(["pay_later", "pay_over_time", "slice_it"]);
});

it("has no provider for a method that is not offered", () => {
  expect(toProvider("stripe")).toBe("pp_stripe_stripe");
  expect(toProvider("swish")).toBe("pp_swish_swish");
  expect(() => toProvider("slice_it")).toThrow("slice_it");
});
