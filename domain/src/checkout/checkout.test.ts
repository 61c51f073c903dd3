import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expiresAt, isCheckoutExpired } from "./checkout-expiry.ts";
import { checkoutSteps } from "./checkout-step.ts";
import { isStepReachable } from "./is-step-reachable.ts";
import { listCheckoutSteps } from "./list-checkout-steps.ts";
import { isInvoice, isSettled, paymentMethods } from "./payment-method.ts";
import { resolveCheckoutStep } from "./resolve-checkout-step.ts";
import { selectPaymentMethods } from "./select-payment-methods.ts";

describe("resolveCheckoutStep", () => {
  const open = { customerComplete: false, addressComplete: false, shippingComplete: false, placed: false };

  it.each([
    [{}, "account"],
    [{ customerComplete: true }, "address"],
    [{ customerComplete: true, addressComplete: true }, "shipping"],
    [{ customerComplete: true, addressComplete: true, shippingComplete: true }, "payment"],
    [{ addressComplete: true, shippingComplete: true }, "account"],
    [{ placed: true }, "confirmation"],
  ])("puts %o at the step %s [4.40]", (given, step) => {
    expect(resolveCheckoutStep({ ...open, ...given })).toBe(step);
  });
});

describe("isStepReachable", () => {
  it("allows every step up to the current one, and none after it [4.40]", () => {
    expect(isStepReachable("account", "shipping")).toBe(true);
    expect(isStepReachable("shipping", "shipping")).toBe(true);
    expect(isStepReachable("payment", "shipping")).toBe(false);
  });

  it("allows only the confirmation once the order is placed", () => {
    expect(isStepReachable("payment", "confirmation")).toBe(false);
    expect(isStepReachable("confirmation", "confirmation")).toBe(true);
  });
});

describe("resolveCheckoutStep and isStepReachable", () => {
  it("lets a shopper reach exactly the steps up to the first incomplete one [4.40]", () => {
    const flags = fc.record({
      customerComplete: fc.boolean(),
      addressComplete: fc.boolean(),
      shippingComplete: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, (given) => {
        const current = resolveCheckoutStep({ ...given, placed: false });
        const complete = [given.customerComplete, given.addressComplete, given.shippingComplete];
        const firstIncomplete = [...complete, false].indexOf(false);
        const reachable = checkoutSteps.filter((step) => isStepReachable(step, current));
        expect(reachable).toEqual(checkoutSteps.slice(0, firstIncomplete + 1));
      }),
    );
  });
});

describe("listCheckoutSteps", () => {
  it("includes a shipping step only when something is delivered [3.10]", () => {
    const [goods, giftCard] = [{ physical: true }, { physical: false }];
    expect(listCheckoutSteps([giftCard, goods])).toEqual(checkoutSteps);
    expect(listCheckoutSteps([giftCard])).toEqual(["account", "address", "payment", "confirmation"]);
  });
});

describe("isInvoice", () => {
  it("returns true for exactly the three invoice methods [3.50]", () => {
    expect(paymentMethods.filter(isInvoice)).toEqual(["e_invoice", "invoice_email", "invoice_mail"]);
  });
});

describe("selectPaymentMethods", () => {
  const select = (
    isCompany: boolean,
    country: string,
    currency: "SEK" | "EUR",
    hasElectronicAddress = true,
    billingCountry = country,
    toPay = 10_000,
    isDelivered = true,
  ) =>
    selectPaymentMethods({
      offered: paymentMethods,
      isCompany,
      hasElectronicAddress,
      country,
      billingCountry,
      currency,
      toPay,
      isDelivered,
    });

  it.each([
    ["EUR", 49, false],
    ["EUR", 50, true],
    ["SEK", 299, false],
    ["SEK", 300, true],
  ] as const)("offers a card in %s for %i minor units: %s", (currency, toPay, offered) => {
    expect(select(false, "DE", currency, true, "DE", toPay).includes("stripe")).toBe(offered);
  });

  it("offers neither gift_card nor free as a choice", () => {
    expect(paymentMethods.filter(isSettled)).toEqual(["gift_card", "free"]);
    expect(isSettled(null)).toBe(false);
    expect(select(true, "SE", "SEK").filter(isSettled)).toEqual([]);
  });

  it("offers invoices to companies only [6.8]", () => {
    expect(select(true, "DE", "EUR")).toEqual(
      expect.arrayContaining(["e_invoice", "invoice_email", "invoice_mail"]),
    );
    expect(select(false, "DE", "EUR")).toEqual(["stripe", "pay_later", "pay_over_time", "slice_it"]);
  });

  it("offers electronic invoices only to companies with a GLN or PEPPOL id [3.41]", () => {
    expect(select(true, "SE", "SEK", true)).toContain("e_invoice");
    expect(select(true, "SE", "SEK", false)).not.toContain("e_invoice");
    expect(select(true, "SE", "SEK", false)).toContain("invoice_mail");
  });

  it.each([
    ["SE", "SEK", true],
    ["SE", "EUR", false],
    ["DE", "SEK", false],
  ] as const)("offers Swish in %s and %s: %s [9.5]", (country, currency, offered) => {
    expect(select(false, country, currency).includes("swish")).toBe(offered);
  });

  it("offers pay-later methods by the billing country, to individuals only [3.50]", () => {
    const offersIt = (...given: Parameters<typeof select>) => select(...given).includes("pay_later");
    expect(offersIt(false, "SE", "EUR", true, "DE")).toBe(true);
    expect(offersIt(false, "DE", "EUR", true, "SE")).toBe(false);
    expect(offersIt(true, "DE", "EUR", true, "DE")).toBe(false);
  });

  it("offers pay-later methods only when the order has a postal address because it is delivered [3.50]", () => {
    expect(select(false, "SE", "SEK", true, "SE", 10_000, true)).toContain("pay_later");
    expect(select(false, "SE", "SEK", true, "SE", 10_000, false)).toEqual(["stripe", "swish"]);
  });

  it("returns any subset of the offered methods in order, with credit last", () => {
    const input = fc.record({
      offered: fc.shuffledSubarray([...paymentMethods]),
      isCompany: fc.boolean(),
      hasElectronicAddress: fc.boolean(),
      country: fc.constantFrom("SE", "DE", "US"),
      billingCountry: fc.constantFrom("SE", "DE", "US"),
      currency: fc.constantFrom("SEK" as const, "EUR" as const),
      toPay: fc.nat(1000),
      isDelivered: fc.boolean(),
    });
    fc.assert(
      fc.property(input, (given) => {
        const selected = selectPaymentMethods(given);
        const inOrder = given.offered.filter((method) => selected.includes(method));
        const isCredit = (method: string) => ["pay_later", "pay_over_time", "slice_it"].includes(method);
        expect(selected).toEqual([
          ...inOrder.filter((method) => !isCredit(method)),
          ...inOrder.filter(isCredit),
        ]);
      }),
    );
  });
});

describe("checkout expiry", () => {
  const changedAt = "2026-11-01T12:00:00.000Z";

  it("expires 14 days after the last change [4.35]", () => {
    expect(expiresAt(changedAt)).toBe("2026-11-15T12:00:00.000Z");
    expect(isCheckoutExpired({ changedAt, now: "2026-11-15T12:00:00.000Z" })).toBe(false);
    expect(isCheckoutExpired({ changedAt, now: "2026-11-15T12:00:00.001Z" })).toBe(true);
  });

  it("counts hours rather than dates, whatever the offset of the time", () => {
    expect(expiresAt("2026-11-01T01:00:00+01:00")).toBe("2026-11-15T00:00:00.000Z");
  });

  it("throws for an invalid date", () => {
    expect(() => expiresAt("yesterday")).toThrow(RangeError);
    expect(() => isCheckoutExpired({ changedAt: "", now: changedAt })).toThrow(RangeError);
  });
});
