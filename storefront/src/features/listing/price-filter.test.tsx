// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { PriceFilter } from "./price-filter.tsx";

it.each(["123456789", "100kr"])("the price field keeps %s, and asks for an amount", async (typed) => {
  const { user, t } = await renderWithApp(
    <PriceFilter bounds={null} id="price" range={null} search={{}} splat="" />,
    { answer: (_, path) => fakeShopApi(`http://api/api${path}`) },
  );
  const from = await screen.findByRole<HTMLInputElement>("textbox", { name: t("filter.from") });
  await user.type(from, typed);
  expect(from.value).toBe(typed);
  expect(screen.getByText(t("filter.priceInvalid")).id).toBe(from.getAttribute("aria-describedby"));
  expect(from.getAttribute("aria-invalid")).toBe("true");
  expect(from.validity.valid).toBe(false);
  await user.clear(from);
  await user.type(from, "1 000,50");
  expect(from.getAttribute("aria-invalid")).toBeNull();
  expect(from.validity.valid).toBe(true);
});
