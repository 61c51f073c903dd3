// @vitest-environment jsdom
import type { Checkout, Loyalty } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { checkoutQuery } from "../../../api/queries.ts";
import { fakeClub, insideClub } from "../../../testing/fake-club.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { PointsPayment } from "./points-payment.tsx";

const signIn = { domain: "auth.example.com", clientId: "c", audience: "a", tokenSync: null };

/** A checkout of 300 kr by a member with 123.50 points, with `used` of them applied. */
const withPoints = (used: number): Checkout => ({
  ...fakeCheckout,
  points: { available: 12_350, most: 12_300, locked: null },
  totals: { ...fakeCheckout.totals, total: 30_000, points: used, toPay: 30_000 - used },
});

function PointsOfCheckout({ initial }: { initial: Checkout }) {
  const { api } = useRouteContext({ from: "__root__" });
  const [initialData] = useState(initial);
  const { data } = useQuery({ ...checkoutQuery(api, "c1"), initialData, staleTime: Infinity });
  return <div>{data && <PointsPayment checkout={data} />}</div>;
}

type Options = {
  checkout?: Checkout;
  isGuest?: boolean;
  loyalty?: Loyalty;
  answer?: (points: number) => Response;
};

function openPoints({ checkout = withPoints(0), isGuest, loyalty = insideClub, answer }: Options = {}) {
  return renderWithApp(<PointsOfCheckout initial={checkout} />, {
    ...(!isGuest && { session: signInAs() }),
    shop: { signIn },
    answer: (method, _, body) => {
      if (method === "GET") return Response.json(loyalty);
      const { points } = body as { points: number };
      return answer ? answer(points) : Response.json(withPoints(points * 100));
    },
  });
}
const posted = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body);

describe("paying with points", () => {
  it("states in whole points how many are available and how many can be used [5.9] [9.25]", async () => {
    const { t, container } = await openPoints();
    expect(container.textContent).toContain(
      t("checkout.points.available", { points: t("points.count", { count: 123.5 }) }),
    );
    expect(container.textContent).toContain(
      t("checkout.points.most", { points: t("points.count", { count: 123 }) }),
    );
  });

  it.each([
    [false, "locked"],
    [true, "withheld"],
  ] as const)(
    "says which purchase unlocks the joining bonus, with the bonus withheld: %s [9.26]",
    async (isWithheld, key) => {
      const locked = { amount: 5000, minimum: 30_000, isWithheld };
      const { t, container } = await openPoints({
        checkout: { ...withPoints(0), points: { available: 0, most: 0, locked } },
      });
      const values = { points: t("points.count", { count: 50 }), amount: formatPrice(30_000, "SEK", true) };
      expect(container.textContent).toContain(t(`checkout.points.${key}`, values));
    },
  );

  it("applies the typed number, and states the remaining sum", async () => {
    const { t, user, calls } = await openPoints();
    await user.type(screen.getByLabelText(t("checkout.points.label")), "50{Enter}");
    const rest = formatPrice(25_000, "SEK", true);
    const points = t("points.count", { count: 50 });
    await screen.findByText(t("checkout.points.used", { points, rest }));
    expect(posted(calls)).toEqual([{ points: 50 }]);
  });

  it("applies as many as possible, and removes them again", async () => {
    const { t, user, calls } = await openPoints();
    await user.click(screen.getByRole("button", { name: t("checkout.points.useAll") }));
    await user.click(await screen.findByRole("button", { name: t("checkout.points.useNone") }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: t("checkout.points.useNone") })).toBeNull(),
    );
    expect(posted(calls)).toEqual([{ points: 123 }, { points: 0 }]);
  });

  it.each(["124", "1.5", "-1", "many"])(
    "refuses the number of points %s beside the field, without a call",
    async (typed) => {
      const { t, user, calls } = await openPoints();
      const field = screen.getByLabelText(t("checkout.points.label"));
      await user.type(field, `${typed}{Enter}`);
      expect(document.activeElement).toBe(field);
      expect(document.getElementById("points-error")?.textContent).toBe(
        t("checkout.points.invalid", { most: 123 }),
      );
      expect(posted(calls)).toEqual([]);
    },
  );

  it("shows why points cannot be used", async () => {
    const refusal = toRefusal(409, "points_unavailable", "Poängen kan inte användas");
    const { t, user } = await openPoints({ answer: () => refusal });
    await user.click(screen.getByRole("button", { name: t("checkout.points.useAll") }));
    expect(await screen.findByText("Poängen kan inte användas")).toBeTruthy();
  });

  it("sends a guest to the sign-in and back to the payment [5.9]", async () => {
    const { t, calls } = await openPoints({ checkout: fakeCheckout, isGuest: true });
    expect(screen.getByRole("link", { name: t("checkout.points.signIn") }).getAttribute("href")).toBe(
      "/account/login?redirect=%2Fcheckout%2Fc1%2Fpayment",
    );
    expect(calls).toEqual([]);
  });

  it("tells a member with points in another currency how to use them", async () => {
    const club = { ...fakeClub, currency: "EUR" as const };
    const { t } = await openPoints({ checkout: fakeCheckout, loyalty: { mayJoin: true, club } });
    expect(await screen.findByText(t("checkout.points.otherCurrency", { currency: "EUR" }))).toBeTruthy();
  });

  it("renders nothing for an account outside the club", async () => {
    const { container, calls } = await openPoints({
      checkout: fakeCheckout,
      loyalty: { mayJoin: true, club: null },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.textContent).toBe("");
  });
});
