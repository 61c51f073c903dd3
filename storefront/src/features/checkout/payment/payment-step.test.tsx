// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { toTestShop } from "../../../testing/render-test-page.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { PaymentStep } from "./payment-step.tsx";

const notice = {
  language: "sv",
  title: "Lagstadgad garanti",
  file: null,
  text: ["Minst två år."],
  national: "Här {{years}} år.",
} as const;
const byInvoice: Checkout = {
  ...fakeCheckout,
  step: "payment",
  paymentMethod: "invoice_email",
  payment: { kind: "manual" },
};
const { site, sites } = toTestShop();
/**
 * @param yearsThere years of the legal guarantee on com, where the checkout may have been started
 * @param yearsHere years of the legal guarantee on the Swedish site, which shows the checkout
 */
const openPayment = (checkout: Checkout, yearsThere: number | null = 3, yearsHere: number | null = 3) =>
  renderWithApp(<PaymentStep checkout={checkout} onDone={() => {}} />, {
    shop: {
      guaranteeNotices: [notice],
      site: { ...site, guaranteeYears: yearsHere },
      sites: sites.map((link) => (link.code === "com" ? { ...link, guaranteeYears: yearsThere } : link)),
    },
  });

describe("the notice on the legal guarantee (regulation (EU) 2025/1960) at the checkout", () => {
  it("precedes the order button", async () => {
    await openPayment(byInvoice);
    const button = [...document.querySelectorAll("button[type=submit]")].at(-1);
    if (!button) throw new Error("there is no button that orders");
    const place = screen.getByText(notice.title).compareDocumentPosition(button);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it("does not appear in a company's checkout, because the guarantee covers consumers only", async () => {
    await openPayment({ ...byInvoice, company: true });
    expect(screen.queryByText(notice.title)).toBeNull();
  });

  it("does not appear in a checkout without goods", async () => {
    const lines = byInvoice.lines.map((line) => ({ ...line, physical: false }));
    await openPayment({ ...byInvoice, lines });
    expect(screen.queryByText(notice.title)).toBeNull();
  });

  it.each([
    ["the notice states the years of that site", 3, 2, ["Här 3 år."]],
    ["the notice omits the years of the site that shows the checkout", 2, 3, []],
    [
      "the notice appears on a site that requires none when the checkout's site requires it",
      3,
      null,
      ["Här 3 år."],
    ],
  ])("follows the site on which the checkout was started: %s", async (_, yearsThere, yearsHere, expected) => {
    await openPayment({ ...byInvoice, site: "com" }, yearsThere, yearsHere);
    expect(screen.getByText("Minst två år.")).toBeTruthy();
    expect(screen.queryAllByText(/^Här/).map(({ textContent }) => textContent)).toEqual(expected);
  });

  it("does not appear for a checkout of a site without the notice, whichever site shows the checkout", async () => {
    await openPayment({ ...byInvoice, site: "com" }, null, 3);
    expect(screen.queryByText(notice.title)).toBeNull();
  });
});

it("the payment step asks at the checkbox to accept the terms, moves the focus to it, and shows no message above the form [5.7]", async () => {
  const message = "Kryssa i rutan";
  const { user } = await renderWithApp(<PaymentStep checkout={byInvoice} onDone={() => {}} />, {
    answer: (_, path) =>
      path.endsWith("/place")
        ? toRefusal(422, "terms_not_accepted", message, { "body.acceptTerms": "Obligatoriskt" })
        : toRefusal(404, "not_found", "-"),
  });
  const press = () => {
    const button = [...document.querySelectorAll<HTMLElement>("button[type=submit]")].at(-1);
    if (!button) throw new Error("there is no button that orders");
    return user.click(button);
  };
  const box = screen.getByRole("checkbox", { name: /villkor/ });
  // A second press with the box unchecked moves the focus to the box again.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await press();
    await waitFor(() => expect(document.activeElement).toBe(box));
    const described = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
  }
});

it("the payment step links to the terms of the site on which the checkout was started, because the acceptance records those terms [5.7]", async () => {
  const termsOf = () => screen.getByRole<HTMLAnchorElement>("link", { name: /villkor/ }).getAttribute("href");
  await openPayment({ ...byInvoice, site: "com" });
  expect(termsOf()).toMatch(/^https?:\/\/[^/]+\/terms\?language=en$/);
  cleanup();
  await openPayment({ ...byInvoice, site: "se" });
  expect(termsOf()).toBe("/terms");
});
