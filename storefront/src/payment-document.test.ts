import { isRedirect } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { Route } from "./routes/checkout.{-$checkoutId}.{-$step}.{-$uuid}.tsx";
import { resolvePageRoute } from "./resolve-page-route.ts";

type Input = { takesPayment: boolean; checkoutId: string | null; preload?: boolean };

/** Returns the router's redirect on entering the checkout, or null. */
function enter({ takesPayment, checkoutId, preload = false }: Input) {
  const href = `/checkout/${checkoutId ?? ""}`;
  const input = { context: { takesPayment }, location: { href }, params: { checkoutId }, preload };
  try {
    (Route.options.beforeLoad as (given: object) => void)(input);
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options;
  }
}

describe("entering a page that takes payments", () => {
  it("loads a new document, whose policy allows the payment services", () => {
    const options = enter({ takesPayment: false, checkoutId: "c1" });
    expect(options).toMatchObject({ href: "/checkout/c1", reloadDocument: true, replace: true });
  });

  it("loads no new document from one that allows them, for a checkout without an id, or for a preload", () => {
    expect(enter({ takesPayment: true, checkoutId: "c1" })).toBeNull();
    expect(enter({ takesPayment: false, checkoutId: null })).toBeNull();
    expect(enter({ takesPayment: false, checkoutId: "c1", preload: true })).toBeNull();
  });

  it.each([
    ["/checkout", true],
    ["/checkout/c1/payment", true],
    ["/", false],
    ["/cart", false],
    ["/account", false],
    ["/product/karna-pla/black", false],
  ])("takesPayment follows from the address: %s %s", (path, takesPayment) => {
    expect(resolvePageRoute(new URL(path, "http://se.localhost")).takesPayment).toBe(takesPayment);
  });
});
