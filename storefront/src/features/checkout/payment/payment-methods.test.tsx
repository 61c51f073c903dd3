// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { PaymentMethods } from "./payment-methods.tsx";

const nothing = { net: 0, vat: 0, total: 0 };
const fee = { net: 2320, vat: 580, total: 2900 };
const byInvoice: Checkout = {
  ...fakeCheckout,
  company: true,
  paymentMethods: [
    { method: "stripe", fee: nothing, termsDays: null, approvalAbove: null },
    { method: "invoice_email", fee, termsDays: 30, approvalAbove: null },
  ],
};

describe("paying by invoice", () => {
  it("shows its fee and its terms in days, and a card shows neither [9.37]", async () => {
    await renderWithApp(<PaymentMethods checkout={byInvoice} chosen={null} onSelect={() => {}} />);
    const cardOf = (value: string) =>
      screen
        .getAllByRole<HTMLInputElement>("radio")
        .find((radio) => radio.value === value)
        ?.closest("label")?.textContent ?? "";
    expect(cardOf("invoice_email")).toContain("Betalas inom 30 dagar.");
    expect(cardOf("invoice_email")).toContain("Avgift 23,20 SEK exkl. moms");
    expect(cardOf("stripe")).not.toMatch(/Avgift|Betalas inom/);
  });
});

describe("the payment methods", () => {
  it("show the form of the chosen method directly below it, and the note on test payments only at that method", async () => {
    const testing: Checkout = { ...byInvoice, payment: { kind: "test" } };
    const { t } = await renderWithApp(
      <PaymentMethods checkout={testing} chosen="stripe" onSelect={() => {}}>
        <p>The form</p>
      </PaymentMethods>,
    );
    const note = screen.getByText(t("checkout.payment.testNote"));
    const form = screen.getByText("The form");
    const chosen = screen.getByRole("radio", { checked: true });
    const block = chosen.closest("label")?.parentElement;
    expect(block?.contains(form) && block.contains(note)).toBe(true);
  });
});

describe("the order summary at the checkout", () => {
  const option = {
    id: "home",
    carrier: "postnord",
    carrierName: "PostNord",
    name: "Hem",
    amount: { net: 3920, vat: 980, total: 4900 },
    freeAbove: 100_000,
    workingDays: { min: 1, max: 2 },
    estimatedShipDate: "2026-11-23",
    servicePoint: false,
  };
  const chosen: Checkout = { ...fakeCheckout, shippingOptions: [option], shippingOptionId: "home" };

  it("says how much is missing to free shipping [9.37]", async () => {
    await renderWithApp(<OrderSummary checkout={chosen} />);
    expect(screen.getAllByText("500,00 SEK kvar till fri frakt").length).toBeGreaterThan(0);
  });

  it("mentions no threshold when shipping is already free or has none [9.37]", async () => {
    const shippingOptions = [{ ...option, freeAbove: null }];
    await renderWithApp(<OrderSummary checkout={{ ...chosen, shippingOptions }} />);
    await renderWithApp(
      <OrderSummary checkout={{ ...chosen, shippingOptions: [{ ...option, amount: nothing }] }} />,
    );
    expect(screen.queryByText(/kvar till fri frakt/)).toBeNull();
  });
});
