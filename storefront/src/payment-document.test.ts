import { isRedirect } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { Route } from "./routes/checkout.{-$checkoutId}.{-$step}.{-$uuid}.tsx";
import { resolvePageRoute } from "./resolve-page-route.ts";

type Input = { takesPayment: boolean; checkoutId: string | null; preload?: boolean };

/** Where the router is sent when it enters the checkout in a document. */
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

describe("a page that takes a payment", () => {
  it("loads a document of its own, whose policy lets in the payment services", () => {
    const options = enter({ takesPayment: false, checkoutId: "c1" });
    expect(options).toMatchObject({ href: "/checkout/c1", reloadDocument: true, replace: true });
  });

  it("stays in a document that lets them in, starts in any, and loads none ahead", () => {
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
  ])("is known by its address: %s %s", (path, takesPayment) => {
    expect(resolvePageRoute(new URL(path, "http://se.localhost")).takesPayment).toBe(takesPayment);
  });
});
