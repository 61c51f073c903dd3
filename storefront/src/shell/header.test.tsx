// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWithApp } from "../testing/render-with-app.tsx";
import { cart } from "../entities/cart/use-cart.ts";
import { Header } from "./header.tsx";

afterEach(() => cart.clear());

describe("the header's link to the cart", () => {
  it("shows the number of pieces in the cart, as a badge and in its name [2.27]", async () => {
    await renderWithApp(<Header />);
    const link = () => screen.getByRole("link", { name: /^Varukorg/ });
    expect(link().getAttribute("href")).toBe("/cart");
    expect(link().getAttribute("aria-label")).toBe("Varukorg, 0 varor");
    expect(link().textContent).toBe("");
    act(() => {
      cart.add({ id: "v1", sku: "KPLA-BLACK", quantity: 2 });
      cart.add({ id: "v2", sku: "KPLA-BIG", quantity: 5 });
    });
    expect(link().getAttribute("aria-label")).toBe("Varukorg, 7 varor");
    expect(within(link()).getByText("7")).toBeTruthy();
    act(() => cart.remove("v2"));
    expect(within(link()).getByText("2")).toBeTruthy();
  });
});
