// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { PriceFilter } from "./price-filter.tsx";

it("a price with too many digits stays, and the field says how many it takes", async () => {
  const { user, t } = await renderWithApp(
    <PriceFilter bounds={null} id="price" range={null} search={{}} splat="" />,
    { answer: (_, path) => fakeShopApi(`http://api/api${path}`) },
  );
  const from = await screen.findByRole<HTMLInputElement>("textbox", { name: t("filter.from") });
  await user.type(from, "123456789");
  expect(from.value).toBe("123456789");
  expect(screen.getByText(t("validation.tooLong", { max: 8 })).id).toBe(
    from.getAttribute("aria-describedby"),
  );
  expect(from.validity.valid).toBe(false);
  await user.type(from, "{Backspace}");
  expect(from.validity.valid).toBe(true);
});
