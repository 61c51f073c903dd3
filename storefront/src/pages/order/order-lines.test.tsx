// @vitest-environment jsdom
import type { Order } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeOrder } from "../../testing/fake-account.tsx";
import { fakeVariation } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { OrderLines } from "./order-lines.tsx";

const [line] = fakeOrder.lines;
if (!line) throw new Error("the order has no line");

const openOrder = (changes: Partial<Order>) =>
  renderWithApp(<OrderLines order={{ ...fakeOrder, ...changes }} />, {
    answer: () => Response.json(fakeVariation),
  });

describe("the lines of an order", () => {
  it.each([
    [false, 50_000, 56_820],
    [true, 40_000, 45_456],
  ])(
    "show amounts with or without VAT as the sums do, with the list price and the saving, for a company: %s [9.12]",
    async (company, amount, before) => {
      const { container } = await openOrder({ company });
      const shown = container.textContent.replaceAll("\u00A0", " ");
      for (const minor of [amount, amount / 2, before, before - amount])
        expect(shown).toContain(formatPrice(minor, "SEK", true).replaceAll("\u00A0", " "));
    },
  );

  it.each([
    ["2026-12-09", "Åter i lager 9 december; hela beställningen skickas då."],
    ["2026-11-20", "Restnoterad: skickas när den finns i lager igen."],
    [null, "Restnoterad: skickas när den finns i lager igen."],
  ])("show the expected day of a back order, %s, as %s [4.29] [4.30]", async (deliveryDate, text) => {
    await openOrder({ state: "processing", lines: [{ ...line, isBackOrder: true, deliveryDate }] });
    expect(screen.getByText(text)).toBeTruthy();
  });
});
