import { expect, it } from "vitest";
import { listMethods } from "./payment-providers.ts";

const uncharged = ["e_invoice", "invoice_email", "invoice_mail", "gift_card", "free"];

it("listMethods offers only methods whose provider is enabled in Medusa", () => {
  expect(listMethods(["pp_system_default"])).toEqual(uncharged);
  expect(listMethods(["pp_system_default", "pp_stripe_stripe"])).toEqual(["stripe", ...uncharged]);
  expect(listMethods(["pp_swish_swish"])).toEqual(["swish"]);
  expect(listMethods(["pp_pay-later_pay-later"])).toEqual(["pay_later", "pay_over_time", "slice_it"]);
});
