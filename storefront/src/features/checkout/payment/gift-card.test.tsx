// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { checkoutQuery } from "../../../api/queries.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { GiftCard } from "./gift-card.tsx";

/** A checkout of 300 kr with a gift card of 250 kr applied, which leaves `toPay` to pay. */
const withCard = (toPay: number): Checkout => ({
  ...fakeCheckout,
  giftCard: { id: "g1", lastCharacters: "WXYZ", balance: 25_000 },
  totals: { ...fakeCheckout.totals, total: 30_000, giftCard: 25_000, toPay },
});

/** The form with the checkout of the API's last reply, as on the checkout's page. */
function GiftCardOfCheckout() {
  const { api } = useRouteContext({ from: "__root__" });
  const [initialData] = useState(fakeCheckout);
  const { data } = useQuery({ ...checkoutQuery(api, "c1"), initialData, staleTime: Infinity });
  return data && <GiftCard checkout={data} />;
}

async function openForm(answer: (code: string | null) => Response) {
  const page = await renderWithApp(<GiftCardOfCheckout />, {
    answer: (_, __, body) => answer((body as { code: string | null }).code),
  });
  await page.user.click(screen.getByText(page.t("checkout.giftCard.open")));
  const field = screen.getByLabelText<HTMLInputElement>(page.t("checkout.giftCard.label"));
  return { ...page, field };
}

describe("the gift card of a checkout", () => {
  it.each([
    [
      "an unknown card",
      toRefusal(404, "gift_card_not_found", "Det finns inget presentkort"),
      /inget presentkort/,
    ],
    [
      "an empty field",
      toRefusal(400, "invalid_request", "Fel", { "body.code": "Obligatorisk" }),
      /Obligatorisk/,
    ],
    ["too many tries", toRefusal(429, "too_many_requests", "Vänta en stund"), /Vänta/],
  ])(
    "shows the problem of %s beside the code's field, and keeps the typed code [8.7]",
    async (_, refusal, text) => {
      const { user, field } = await openForm(() => refusal.clone());
      await user.type(field, "ZZZZ{Enter}");
      await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
      expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
        text,
      );
      expect(field.value).toBe("ZZZZ");
    },
  );

  it("shows the amount that it pays and its remaining balance, and moves the focus when it is applied or removed", async () => {
    const { user, t, field, calls } = await openForm((code) =>
      Response.json(code === null ? fakeCheckout : withCard(5000)),
    );
    await user.type(field, "abcd-wxyz{Enter}");
    const remove = await screen.findByRole("button", { name: t("checkout.giftCard.remove") });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(screen.getByText(t("checkout.giftCard.applied", { last: "WXYZ" }))).toBeTruthy();
    const amount = formatPrice(25_000, "SEK", true);
    expect(screen.getByRole("status").textContent).toBe(t("checkout.giftCard.balance", { amount }));

    await user.click(remove);
    const open = await screen.findByText(t("checkout.giftCard.open"));
    await waitFor(() => expect(document.activeElement).toBe(open.closest("summary")));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ["/checkout/c1/giftCard", { code: "abcd-wxyz" }],
      ["/checkout/c1/giftCard", { code: null }],
    ]);
  });

  it("says when it pays the whole order", async () => {
    const { user, t, field } = await openForm(() => Response.json(withCard(0)));
    await user.type(field, "abcd-wxyz{Enter}");
    expect(await screen.findByText(t("checkout.giftCard.paysAll"))).toBeTruthy();
  });
});
