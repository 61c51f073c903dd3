// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { wishList } from "./use-wish-list.ts";
import { WishListButton } from "./wish-list-button.tsx";

afterEach(() => wishList.remove("v1"));

it("a visitor without an account adds a variation to the wish list and removes it [6.1]", async () => {
  const { t } = await createTestI18n();
  const { user, calls } = await renderWithApp(<WishListButton name="Kärna PLA" t={t} variationId="v1" />);
  const heart = screen.getByRole("button", { name: /Kärna PLA/, pressed: false });
  await user.click(heart);
  expect(wishList.getIds()).toEqual(["v1"]);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  await user.click(heart);
  expect(wishList.getIds()).toEqual([]);
  expect(calls).toEqual([]);
});
