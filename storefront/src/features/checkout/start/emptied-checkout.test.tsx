// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { checkoutSteps } from "@spolverk/domain";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { noSession } from "../../../session/use-session.ts";
import { fakeCheckout, fakeShop } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { CheckoutPage } from "../../../pages/checkout/checkout-page.tsx";

const removed = "Kärna PLA är slut, så den har tagits bort";
const emptied: Checkout = {
  ...fakeCheckout,
  step: "payment",
  lines: [],
  warnings: [{ code: "line_removed", message: removed, lineId: "id-pla-last" }],
};

async function openStep(step: Checkout["step"], checkout: Checkout) {
  return renderWithApp(<CheckoutPage checkoutId="c1" isRefused={false} step={step} />, {
    session: { ...noSession, authReady: true },
    answer: (_, path) => Response.json(path === "/shop" ? fakeShop : checkout),
  });
}

describe("a checkout without lines", () => {
  it.each(checkoutSteps)("shows one notice and the links out at the step %s [8.29]", async (step) => {
    const { t } = await openStep(step, emptied);
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toBe(`${removed}${t("checkout.emptied")}`);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/cart", "/shop"]);
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.queryByText(t("checkout.coupon.ask"))).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("replaces the payment step when the order's refusal removed all lines [8.29]", async () => {
    const { t, queryClient } = await openStep("payment", {
      ...emptied,
      lines: fakeCheckout.lines,
      warnings: [],
    });
    await screen.findByRole("button", { name: t("checkout.contract.order") });
    act(() => void queryClient.setQueryData(["checkout", "c1"], emptied));
    await screen.findByText(t("checkout.emptied"));
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      `${removed}${t("checkout.emptied")}`,
    ]);
    expect(screen.queryByRole("button", { name: t("checkout.contract.order") })).toBeNull();
  });
});
