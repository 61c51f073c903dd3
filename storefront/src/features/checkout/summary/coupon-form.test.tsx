// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { checkoutQuery } from "../../../api/queries.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { CouponForm } from "./coupon-form.tsx";

const withCoupon = {
  ...fakeCheckout,
  coupon: { code: "WELCOME10", kind: "percentage" as const },
  totals: { ...fakeCheckout.totals, coupon: { net: 800, vat: 200, total: 1000 } },
};

/** The form with the checkout of the API's last reply, as on the checkout's page. */
function CouponOfCheckout() {
  const { api } = useRouteContext({ from: "__root__" });
  const [initialData] = useState(fakeCheckout);
  const { data } = useQuery({ ...checkoutQuery(api, "c1"), initialData, staleTime: Infinity });
  return data && <CouponForm checkout={data} />;
}

describe("the coupon of a checkout", () => {
  it("opens from a question, shows a refusal beside its field, and can be applied and removed [7.12] [8.26]", async () => {
    const { user, t, calls } = await renderWithApp(<CouponOfCheckout />, {
      answer: (_, __, body) => {
        const { code } = body as { code: string | null };
        if (code === null) return Response.json(fakeCheckout);
        if (code === "welcome10") return Response.json(withCoupon);
        return toRefusal(422, "coupon_not_valid", "Rabattkoden är inte giltig");
      },
    });
    expect(screen.queryByLabelText(t("checkout.coupon.code"))).toBeNull();
    await user.click(screen.getByText(t("checkout.coupon.ask")));
    const field = await screen.findByLabelText<HTMLInputElement>(t("checkout.coupon.code"));
    await user.type(field, "NO-SUCH{Enter}");
    await screen.findByText("Rabattkoden är inte giltig");
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe("NO-SUCH");

    await user.clear(field);
    expect(screen.queryByText("Rabattkoden är inte giltig")).toBeNull();
    await user.type(field, "welcome10{Enter}");
    const remove = await screen.findByRole("button", {
      name: t("checkout.coupon.remove", { code: "WELCOME10" }),
    });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(screen.getByRole("status").textContent).toBe(t("checkout.coupon.applied", { code: "WELCOME10" }));
    await user.click(remove);
    const ask = await screen.findByText(t("checkout.coupon.ask"));
    await waitFor(() => expect(document.activeElement).toBe(ask.closest("summary")));
    const said = screen.getByRole("status");
    expect(said.textContent).toBe(t("checkout.coupon.removed"));
    await user.click(ask);
    await user.type(await screen.findByLabelText(t("checkout.coupon.code")), "N");
    expect(said.textContent).toBe("");
    expect(calls.map(({ body }) => body)).toEqual([
      { code: "NO-SUCH" },
      { code: "welcome10" },
      { code: null },
    ]);
  });
});
