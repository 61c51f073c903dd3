// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { PaymentStep } from "./payment-step.tsx";

const notice = { language: "sv", title: "Lagstadgad garanti", file: null, text: ["Minst två år."] } as const;
const byInvoice: Checkout = {
  ...fakeCheckout,
  step: "payment",
  paymentMethod: "invoice_email",
  payment: { kind: "manual" },
};
const openPayment = (checkout: Checkout) =>
  renderWithApp(<PaymentStep checkout={checkout} onDone={() => {}} />, {
    shop: { guaranteeNotices: [notice] },
  });

describe("the notice on the legal guarantee (regulation (EU) 2025/1960) at the checkout", () => {
  it("stands above the button that orders", async () => {
    await openPayment(byInvoice);
    const button = [...document.querySelectorAll("button[type=submit]")].at(-1);
    if (!button) throw new Error("there is no button that orders");
    const place = screen.getByText(notice.title).compareDocumentPosition(button);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it("is left out of a company's checkout, which has no such guarantee", async () => {
    await openPayment({ ...byInvoice, company: true });
    expect(screen.queryByText(notice.title)).toBeNull();
  });

  it("is left out of a checkout without goods", async () => {
    const lines = byInvoice.lines.map((line) => ({ ...line, physical: false }));
    await openPayment({ ...byInvoice, lines });
    expect(screen.queryByText(notice.title)).toBeNull();
  });
});

it("links to the terms of the site on which the checkout was started, which are those that are recorded [5.7]", async () => {
  const termsOf = () => screen.getByRole<HTMLAnchorElement>("link", { name: /villkor/ }).getAttribute("href");
  await openPayment({ ...byInvoice, site: "com" });
  expect(termsOf()).toMatch(/^https?:\/\/[^/]+\/terms\?language=en$/);
  cleanup();
  await openPayment({ ...byInvoice, site: "se" });
  expect(termsOf()).toBe("/terms");
});
