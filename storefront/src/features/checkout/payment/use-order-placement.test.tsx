// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { holdReply, renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { PaymentStep } from "./payment-step.tsx";
import { useOrderPlacement } from "./use-order-placement.ts";

const byInvoice: Checkout = {
  ...fakeCheckout,
  company: true,
  step: "payment",
  paymentMethods: [
    { method: "invoice_email", fee: { net: 0, vat: 0, total: 0 }, termsDays: 30, approvalAbove: null },
  ],
  paymentMethod: "invoice_email",
  payment: { kind: "manual" },
};
const ordered: Checkout = {
  ...byInvoice,
  step: "confirmation",
  order: { number: "1001", placedAt: "2026-11-21T10:00:00Z" },
} as Checkout;

async function openPayment(
  answer: (count: number, path: string) => Promise<Response> | Response,
  checkout = byInvoice,
) {
  const onDone = vi.fn<() => void>();
  let count = 0;
  const page = await renderWithApp(<PaymentStep checkout={checkout} onDone={onDone} />, {
    answer: (_, path) => answer((count += 1), path),
  });
  const place = () => screen.getByRole("button", { name: page.t("checkout.contract.order") });
  const placed = () => page.calls.filter(({ path }) => path === "/checkout/c1/place");
  return { ...page, onDone, place, placed };
}

const terms = () => screen.getByLabelText(/villkor/);

describe("placing an order", () => {
  it("sends the total and the agreement that the shopper saw, and only once when the button is pressed repeatedly [4.34]", async () => {
    const { reply, send } = holdReply();
    const { user, t, place, placed, onDone } = await openPayment(() => reply);
    await user.click(terms());
    await user.dblClick(place());
    expect(placed().map(({ body }) => body)).toEqual([
      {
        acceptTerms: true,
        exportAgreement: false,
        newsletter: false,
        expectedTotal: byInvoice.totals.total,
        expectedToPay: byInvoice.totals.toPay,
        expectedPoints: byInvoice.totals.points,
        expectedLines: [{ id: "v1", quantity: 2 }],
        expectedDigest: byInvoice.digest,
        expectedBackOrders: [],
      },
    ]);
    expect(screen.getByRole("alert").textContent).toContain(t("checkout.payment.placingHint"));
    expect(onDone).not.toHaveBeenCalled();
    send(Response.json(ordered));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(placed()).toHaveLength(1);
  });

  it.each([
    [402, "payment_failed", "Betalningen misslyckades", "Betalningen misslyckades"],
    [409, "total_changed", "Summan har ändrats", "Summan har ändrats"],
  ])(
    "shows the reason of a refusal with %i and allows a retry [8.3] [8.31]",
    async (status, code, message, shown) => {
      const { user, place, placed, onDone } = await openPayment((count) =>
        count === 1 ? toRefusal(status, code, message) : Response.json(ordered),
      );
      await user.click(terms());
      await user.click(place());
      await screen.findByText(shown);
      expect(onDone).not.toHaveBeenCalled();
      expect(screen.getByLabelText<HTMLInputElement>(/villkor/).checked).toBe(true);
      await user.click(place());
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(placed()).toHaveLength(2);
    },
  );

  it("says that the shop is unreachable after a 503 or without a reply [8.7]", async () => {
    const { user, t, place, onDone } = await openPayment((count) =>
      count === 1
        ? toRefusal(503, "commerce_unavailable", "-")
        : Promise.reject(new TypeError("connection lost")),
    );
    await user.click(terms());
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await user.click(place());
      await screen.findByText(t("error.connection"));
    }
    expect(onDone).not.toHaveBeenCalled();
  });

  it("keeps the shopper on the page during the placement, but not after a refusal [4.34]", async () => {
    const { reply, send } = holdReply();
    const { user, place, router } = await openPayment(() => reply);
    await user.click(terms());
    await user.click(place());
    // A blocked navigation never settles.
    void router.navigate({ href: "/elsewhere" });
    send(toRefusal(409, "total_changed", "Summan har ändrats"));
    await screen.findByText("Summan har ändrats");
    expect(router.state.location.pathname).toBe("/here");
    // The refusal is rendered a moment before the blocker is released, and a navigation until then never settles.
    await waitFor(() => {
      void router.navigate({ href: "/elsewhere" });
      expect(router.state.location.pathname).toBe("/elsewhere");
    });
  });

  it("requests the order once when the page is reloaded while the payment is pending [4.34]", async () => {
    const { onDone, placed } = await openPayment(() => Response.json(ordered), {
      ...byInvoice,
      placing: "awaiting_payment",
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(placed()).toHaveLength(1);
  });
});

describe("a card that could not be charged", () => {
  const payment: Checkout["payment"] = { kind: "stripe", clientSecret: "s", publishableKey: "pk" };
  const byCard: Checkout = { ...byInvoice, paymentMethod: "stripe", payment };
  const agreement = { acceptTerms: true, exportAgreement: false, newsletter: false };

  /** The order placement with a card form that fails with this message. */
  function CardPayment({ failure }: { failure: string }) {
    const { place, problem, setConfirmCard } = useOrderPlacement(byCard, agreement, () => {});
    useEffect(() => setConfirmCard({ confirm: () => Promise.resolve(failure) }), [failure, setConfirmCard]);
    return (
      <button onClick={place} type="button">
        {problem ? `${problem.code}: ${problem.message}` : "pay"}
      </button>
    );
  }

  /**
   * Returns the problem that the page shows after this failure; `digest` is that of the checkout in the API's reply.
   */
  async function payInVain(failure: string, digest = byCard.digest) {
    const { user, t } = await renderWithApp(<CardPayment failure={failure} />, {
      answer: (_, path) =>
        path.endsWith("/place")
          ? Response.json({ ...byCard, placing: "awaiting_payment" })
          : Response.json({ ...byCard, digest }),
    });
    await user.click(screen.getByRole("button", { name: "pay" }));
    const told = await screen.findByText(/payment_failed/);
    return { t, told: told.textContent };
  }

  it("leads to a message with the reason [8.31]", async () => {
    const { t, told } = await payInVain("Kortet har gått ut.");
    expect(told).toBe(`payment_failed: ${t("checkout.payment.failed")}. Kortet har gått ut.`);
  });

  it("leads to a message without a reason when the reason is unknown", async () => {
    const { t, told } = await payInVain("Betalningen misslyckades");
    expect(told).toBe(`payment_failed: ${t("checkout.payment.failed")}`);
  });

  it("leads to a message that another tab has changed the checkout, when that has happened meanwhile", async () => {
    const { t, told } = await payInVain("Betalningen misslyckades", "another");
    expect(told).toBe(`payment_failed: ${t("checkout.payment.failed")}. ${t("checkout.payment.changed")}`);
  });
});

it("the accepted terms stay checked after a reload, but not in the next checkout [5.7]", async () => {
  const first = await openPayment(() => Response.json(byInvoice));
  await first.user.click(terms());
  first.unmount();
  const again = await openPayment(() => Response.json(byInvoice));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/villkor/).checked).toBe(true));
  again.unmount();
  const next = { ...byInvoice, id: "c2" };
  await openPayment(() => Response.json(next), next);
  expect(screen.getByLabelText<HTMLInputElement>(/villkor/).checked).toBe(false);
});

describe("the newsletter checkbox", () => {
  const checkout = { ...byInvoice, email: "kim@example.com" };
  const render = () =>
    renderWithApp(<PaymentStep checkout={checkout} onDone={() => {}} />, {
      answer: () => Response.json(checkout),
    });

  it("says that a mail asks for confirmation, unless the address is the signed-in user's own [3.43]", async () => {
    const { t, setSession } = await render();
    const hint = new RegExp(t("checkout.payment.newsletterHint"));
    expect(screen.getByLabelText(hint)).toBeTruthy();
    setSession(signInAs({ email: "Kim@example.com" }));
    expect(screen.queryByLabelText(hint)).toBeNull();
    expect(screen.getByLabelText(t("checkout.payment.newsletter"))).toBeTruthy();
    setSession(signInAs({ email: "robin@example.com" }));
    expect(screen.getByLabelText(hint)).toBeTruthy();
  });
});
