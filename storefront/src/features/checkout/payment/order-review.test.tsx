// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { languages } from "@spolverk/content/languages";
import { formatPrice, paymentMethods } from "@spolverk/domain";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { PaymentStep } from "./payment-step.tsx";

const nothing = { net: 0, vat: 0, total: 0 };
const billing: NonNullable<Checkout["billing"]> = {
  firstName: "Åsa",
  lastName: "Öberg",
  company: "",
  addressLine1: "Stora Södergatan 1",
  addressLine2: "",
  zip: "222 23",
  city: "Lund",
  state: "",
  country: "SE",
  cellNumber: "",
  organizationNumber: "",
  vatNumber: "",
  glnOrPeppolId: "",
  referenceCode: "",
  invoiceNotes: "",
  invoiceEmail: "",
};
const checkout: Checkout = {
  ...fakeCheckout,
  step: "payment",
  billing,
  shippingOptions: [
    {
      id: "s1",
      carrier: "postnord",
      carrierName: "PostNord",
      name: "Till dörren",
      amount: { net: 4000, vat: 1000, total: 5000 },
      freeAbove: null,
      workingDays: { min: 1, max: 2 },
      estimatedShipDate: "2026-11-27",
      servicePoint: false,
    },
  ],
  shippingOptionId: "s1",
  paymentMethods: paymentMethods.map((method) => ({
    method,
    fee: nothing,
    termsDays: null,
    approvalAbove: null,
  })),
  totals: {
    ...fakeCheckout.totals,
    subTotal: 40_000,
    shipping: { net: 4000, vat: 1000, total: 5000 },
    vat: 11_000,
    total: 55_000,
    toPay: 55_000,
  },
};

async function openPayment(changes: Partial<Checkout> = {}) {
  const page = await renderWithApp(
    <PaymentStep checkout={{ ...checkout, ...changes }} onDone={() => undefined} />,
  );
  const review = screen.getByRole("region", { name: page.t("checkout.contract.review") });
  const button = screen.getByRole("button", { name: page.t("checkout.contract.order") });
  return { ...page, review, button };
}

describe("the review of the order", () => {
  it("lists the goods, their characteristics, the address, the delivery time and every sum", async () => {
    const { review } = await openPayment();
    expect(within(review).getByRole("listitem").textContent).toBe(
      `2 × ${fakeLine.product.name}${fakeLine.name}${formatPrice(50_000, "SEK", true)}`,
    );
    const text = review.textContent ?? "";
    for (const part of [
      "Åsa Öberg",
      "222\u00A023 Lund",
      "PostNord – Till dörren",
      "27 nov",
      "1–2 arbetsdagar",
    ]) {
      expect(text).toContain(part);
    }
    const rows = within(review)
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows.slice(-4)).toEqual([
      ["Varor", formatPrice(50_000, "SEK", true)],
      ["Frakt", formatPrice(5000, "SEK", true)],
      ["Att betala", formatPrice(55_000, "SEK", true)],
      ["varav moms (25 %)", formatPrice(11_000, "SEK", true)],
    ]);
  });

  it("precedes the order button directly", async () => {
    const { review, button } = await openPayment();
    expect(review.nextElementSibling).toBe(button);
  });

  it("shows a company's lines and sums without VAT [9.12]", async () => {
    const { review } = await openPayment({ company: true });
    expect(within(review).getByRole("listitem").textContent).toContain(formatPrice(40_000, "SEK", true));
    expect(within(review).getByText("Varor exkl. moms")).toBeTruthy();
  });

  it("says beside the sums that they exclude the VAT that the carrier collects on import", async () => {
    const { review, t } = await openPayment({ importVat: true });
    expect(within(review).getByText(t("checkout.customs.importVat"))).toBeTruthy();
  });

  it("shows where a gift card is sent instead of a delivery", async () => {
    const card = { ...fakeLine, physical: false, giftCard: { currency: "SEK", value: 50_000 } } as const;
    const { review } = await openPayment({
      lines: [card],
      email: "asa@example.com",
      shippingOptions: [],
      shippingOptionId: null,
    });
    expect(review.textContent).toContain("asa@example.com");
    expect(review.textContent).not.toContain("Stora Södergatan");
  });
});

describe("the order button", () => {
  it.each([null, ...paymentMethods])(
    "keeps the same label for every payment method: %s",
    async (paymentMethod) => {
      const { button } = await openPayment({ paymentMethod });
      expect(button.textContent).toBe("Beställ med betalningsskyldighet");
    },
  );

  it("states the obligation to pay in every language, and no amount", async () => {
    const words = {
      da: /betalingspligt/,
      de: /^Zahlungspflichtig bestellen$/,
      en: /obligation to pay/,
      es: /obligación de pago/,
      fr: /obligation de paiement/,
      it: /obbligo di pagare/,
      no: /betalingsplikt/,
      sv: /betalningsskyldighet/,
    };
    for (const language of languages) {
      const label = (await createTestI18n(language)).t("checkout.contract.order");
      expect(label).toMatch(words[language]);
      expect(label).not.toMatch(/\d|\{\{/);
    }
  });
});
