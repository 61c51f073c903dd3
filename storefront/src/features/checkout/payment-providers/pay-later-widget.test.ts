import { expect, it } from "vitest";
import { toPayLaterOutcome } from "./pay-later-widget.ts";

it("the pay-later widget returns a token only when the provider has approved", () => {
  const token = "token";
  expect(toPayLaterOutcome({ approved: true, show_form: true, authorization_token: token })).toEqual({
    kind: "authorized",
    token,
  });
  expect(toPayLaterOutcome({ approved: true, show_form: true })).toEqual({ kind: "closed" });
});

it("the pay-later widget distinguishes a shopper who closed it from a shopper whom the provider denied", () => {
  expect(toPayLaterOutcome({ approved: false, show_form: true })).toEqual({ kind: "closed" });
  expect(toPayLaterOutcome({ approved: false, show_form: false })).toEqual({ kind: "denied" });
  expect(toPayLaterOutcome({})).toEqual({ kind: "denied" });
});
