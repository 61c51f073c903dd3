// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { languages } from "@spolverk/content/languages";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { act, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkoutQuery } from "../../../api/queries.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { useOrderPlacement } from "./use-order-placement.ts";

const payment: Checkout["payment"] = { kind: "stripe", clientSecret: "s", publishableKey: "pk" };
const ready: Checkout = {
  ...fakeCheckout,
  company: true,
  step: "payment",
  paymentMethods: [
    { method: "invoice_email", fee: { net: 0, vat: 0, total: 0 }, termsDays: 30, approvalAbove: null },
  ],
  paymentMethod: "invoice_email",
  payment: { kind: "manual" },
};
const inProgress: Checkout = { ...ready, placing: "in_progress" };
const ordered: Checkout = {
  ...ready,
  step: "confirmation",
  order: { id: "o1", number: "1001", placedAt: "2026-11-21T10:00:00Z" },
};

const onDone = vi.fn<() => void>();

function useFollowed(initial: Checkout): Checkout {
  const { api } = useRouteContext({ from: "__root__" });
  const [initialData] = useState(initial);
  const { data } = useQuery({ ...checkoutQuery(api, "c1"), initialData, staleTime: Infinity });
  return data ?? initial;
}

function Page({ checkout }: { checkout: Checkout }) {
  return <PaymentStep checkout={useFollowed(checkout)} onDone={onDone} />;
}

/** From here on the test's fake clock drives the polling. */
const holdPolls = () => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
afterEach(() => {
  vi.useRealTimers();
  onDone.mockClear();
});

const poll = () => act(() => vi.advanceTimersByTimeAsync(2000));

/** A payment step whose order was requested; reading the checkout returns `read`. */
async function placeSlowly(read: { checkout: Checkout }) {
  const page = await renderWithApp(<Page checkout={ready} />, {
    answer: (method) => Response.json(method === "GET" ? read.checkout : inProgress),
  });
  holdPolls();
  const { user, t } = page;
  await user.click(screen.getByLabelText(/villkor/));
  await user.click(screen.getByRole("button", { name: t("checkout.contract.order") }));
  await screen.findByText(t("checkout.payment.placingSlow"));
  return page;
}

describe("an order that is being placed while the payment service is slow", () => {
  it("shows an explanation, polls the checkout, and opens the confirmation once the order is placed [4.34]", async () => {
    const read = { checkout: inProgress };
    const { t, calls, queryByText } = await placeSlowly(read);
    const count = () => calls.filter(({ method }) => method === "GET").length;
    await poll();
    await vi.waitFor(() => expect(count()).toBe(1));
    expect(queryByText(t("error.connection"))).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
    read.checkout = ordered;
    await poll();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.filter(({ path }) => path === "/checkout/c1/place")).toHaveLength(1);
    const asked = count();
    await poll();
    expect(count()).toBe(asked);
  });

  it("says that the order was not placed, and opens the checkout again, when the payment failed [8.31]", async () => {
    const { t } = await placeSlowly({ checkout: ready });
    await poll();
    await screen.findByText(t("checkout.payment.notPlaced"));
    expect(screen.queryByText(t("checkout.payment.placingSlow"))).toBeNull();
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: t("checkout.contract.order") }),
    ).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  it("shows why the order failed, in the API's words [8.38]", async () => {
    const message = "PLA, Svart är slut";
    await placeSlowly({ checkout: { ...ready, refusal: { code: "not_enough_stock", message } } });
    await poll();
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  });

  it("shows the result when another tab has requested the order", async () => {
    const { t, calls, queryClient } = await renderWithApp(<Page checkout={ready} />, {
      answer: () => Response.json(ordered),
    });
    holdPolls();
    act(() => void queryClient.setQueryData(["checkout", "c1"], inProgress));
    await screen.findByText(t("checkout.payment.placingSlow"));
    await poll();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  });

  it.each(languages)("shows an explanation of the wait in %s", async (language) => {
    const { t, unmount } = await renderWithApp(<Page checkout={inProgress} />, {
      language,
      answer: () => Response.json(inProgress),
    });
    expect(screen.getByRole("alert").textContent).toContain(t("checkout.payment.placingSlow"));
    unmount();
  });
});

describe("a card payment that becomes due after a slow reply", () => {
  const byCard: Checkout = { ...ready, paymentMethod: "stripe", payment };
  const agreement = { acceptTerms: true, exportAgreement: false, newsletter: false };

  function CardPayment({ confirm }: { confirm: () => Promise<string | null> }) {
    const { place, isInProgress, setConfirmCard } = useOrderPlacement(useFollowed(byCard), agreement, onDone);
    useEffect(() => setConfirmCard({ confirm }), [confirm, setConfirmCard]);
    return (
      <button onClick={place} type="button">
        {isInProgress ? "placing" : "pay"}
      </button>
    );
  }

  it("charges once, with the card in the form that the shopper has filled in", async () => {
    let isConfirmed = false;
    const confirm = vi.fn<() => Promise<null>>(async () => {
      isConfirmed = true;
      return null;
    });
    const { user, calls } = await renderWithApp(<CardPayment confirm={confirm} />, {
      answer: (method) => {
        if (method === "GET") return Response.json({ ...byCard, placing: "awaiting_payment" });
        return Response.json(isConfirmed ? ordered : { ...byCard, placing: "in_progress" });
      },
    });
    holdPolls();
    await user.click(screen.getByRole("button", { name: "pay" }));
    await screen.findByText("placing");
    await poll();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(confirm).toHaveBeenCalledOnce();
    expect(calls.filter(({ path }) => path === "/checkout/c1/place")).toHaveLength(2);
  });
});
