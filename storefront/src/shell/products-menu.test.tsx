// @vitest-environment jsdom
import type { Category } from "@spolverk/bff/contract";
import { act, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { renderWithApp } from "../testing/render-with-app.tsx";
import { ProductsMenu } from "./products-menu.tsx";

const toCategory = (path: string, children: Category[] = []): Category => {
  const id = path.split(">").at(-1) ?? path;
  return { id, path, name: id, productCount: 1, children };
};
const categories = [
  toCategory(
    "filaments",
    ["pla", "petg", "abs", "tpu"].map((id) => toCategory(`filaments>${id}`)),
  ),
  toCategory("nozzles", [toCategory("nozzles>brass")]),
  toCategory("gift-cards"),
];

// The panel's chunk is loaded before the first test, which would otherwise wait for it.
beforeAll(() => import("./products-menu-panel.tsx"));

async function openMenu() {
  const page = await renderWithApp(
    <>
      <ProductsMenu />
      <p>Beside the menu</p>
    </>,
    { answer: () => Response.json({ categories }) },
  );
  const button = screen.getByRole("button", { name: "Produkter" });
  await page.user.click(button);
  await screen.findByRole("button", { name: "filaments" });
  const [left, right] = screen.getAllByRole("list");
  if (!left || !right) throw new Error("the menu has no two columns");
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  return { ...page, left, right: () => screen.getAllByRole("list")[1] ?? right, isOpen };
}

const linksOf = (column: HTMLElement) =>
  within(column)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the Products menu", () => {
  it("lists all products, the top categories, then latest, best sellers, staff picks and sale [2.36]", async () => {
    const { left } = await openMenu();
    const entries = within(left)
      .getAllByRole("listitem")
      .map((item) => [item.textContent, item.querySelector("a")?.getAttribute("href") ?? null]);
    expect(entries).toEqual([
      ["Alla produkter", "/shop"],
      ["filaments", null],
      ["nozzles", null],
      ["gift-cards", "/shop/gift-cards"],
      ["Senaste produkterna", "/shop?sort=latest"],
      ["Storsäljare", "/shop?sort=bestSellers"],
      ["Personalens val", "/shop?sort=staffPicks"],
      ["Rea", "/shop?toggle=onSale"],
    ]);
  });

  it("shows the children of the first category in three columns, and those of another category once it is chosen [2.36]", async () => {
    const { user, right } = await openMenu();
    expect(right().className).toContain("grid-cols-3");
    expect(linksOf(right())).toEqual([
      ["pla", "/shop/filaments/pla"],
      ["petg", "/shop/filaments/petg"],
      ["abs", "/shop/filaments/abs"],
      ["tpu", "/shop/filaments/tpu"],
    ]);
    await user.click(screen.getByRole("button", { name: "nozzles" }));
    expect(linksOf(right())).toEqual([["brass", "/shop/nozzles/brass"]]);
  });

  it("stays open on a press inside, and closes on a press outside and on navigation [2.36]", async () => {
    const { user, isOpen, router } = await openMenu();
    await user.click(screen.getByRole("button", { name: "nozzles" }));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByText("Beside the menu"));
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole("button", { name: "Produkter" }));
    expect(isOpen()).toBe(true);
    await act(() => router.navigate({ href: "/here?other" }));
    expect(isOpen()).toBe(false);
  });
});
