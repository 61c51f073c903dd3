import { expect, it } from "vitest";
import { listMethods, toProvider } from "./payment-providers.ts";

const uncharged = ["e_invoice", "invoice_email", "invoice_mail", "gift_card", "free"];

it("the Medusa adapter offers only the methods whose provider Medusa has", () => {
  expect(listMethods(["pp_system_default"])).toEqual(uncharged);
  expect(listMethods(["pp_system_default", "pp_stripe_stripe"])).toEqual(["stripe", ...uncharged]);
  expect(listMethods(["pp_swish_swish"])).toEqual(["swish"]);
  expect(listMethods(["pp_pay-later_pay-later"])).toEqual(["pay_later", "pay_over_time", "slice_it"]);
});

it("the Medusa adapter pays with each method's own provider", () => {
  expect(toProvider("stripe")).toBe("pp_stripe_stripe");
  expect(toProvider("swish")).toBe("pp_swish_swish");
  expect(toProvider("slice_it")).toBe("pp_pay-later_pay-later");
  expect(toProvider("gift_card")).toBe("pp_system_default");
  expect(toProvider("free")).toBe("pp_system_default");
});
