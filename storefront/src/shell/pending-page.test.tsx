// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toTestShop } from "../testing/render-test-page.ts";
import type { RouterContext } from "../site/router-context.ts";
import { createShopApi } from "../api/create-shop-api.ts";
import { createAppRouter } from "../router.tsx";
import { createTestI18n } from "../testing/create-test-i18n.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Navigates from one page to another that never loads, with the shop's own router settings. */
async function goToLostPage() {
  const shop = toTestShop({ language: "en" });
  const { options } = createAppRouter({
    shop,
    i18n: await createTestI18n("en"),
    api: createShopApi(shop, { baseUrl: "http://api" }),
    report: () => {},
  });
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const first = createRoute({
    getParentRoute: () => root,
    path: "/first",
    component: () => <p>First page</p>,
  });
  const lost = createRoute({
    getParentRoute: () => root,
    path: "/lost",
    loader: () => new Promise<never>(() => {}),
    component: () => <p>Lost page</p>,
  });
  const router = createRouter({
    ...options,
    scrollRestoration: false,
    routeTree: root.addChildren([first, lost]) as never,
    history: createMemoryHistory({ initialEntries: ["/first"] }),
  });
  // jsdom has no layout to scroll.
  vi.stubGlobal("scrollTo", () => {});
  const { container } = render(<RouterProvider router={router as never} />);
  await screen.findByText("First page", {}, { timeout: 10_000 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  act(() => void router.navigate({ href: "/lost" }));
  return { wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)), container };
}

describe("a slowly loading page", () => {
  it("keeps the last page for 400 ms, then shows a loading state [2.55] [9.41]", async () => {
    const { wait, container } = await goToLostPage();
    await wait(399);
    expect(screen.getByText("First page").style.display).toBe("");
    expect(container.querySelector(".animate-spin")).toBeNull();
    await wait(1);
    expect(screen.getByText("First page").style.display).toBe("none");
    expect(container.querySelector(".animate-spin")).not.toBeNull();
  });

  it("says after 3 seconds that it takes longer than normal [2.55] [9.39]", async () => {
    const { wait } = await goToLostPage();
    await wait(2999);
    expect(screen.queryByText("Page is taking longer than normal to load")).toBeNull();
    await wait(1);
    expect(screen.getByText("Page is taking longer than normal to load")).toBeTruthy();
  });

  it("times out after 15 seconds with a button that reloads [2.55] [8.32] [9.40]", async () => {
    const { wait } = await goToLostPage();
    await wait(14_999);
    expect(screen.queryByRole("button")).toBeNull();
    await wait(1);
    expect(
      screen.getByText("Loading page timed out. Please check internet connection and try again"),
    ).toBeTruthy();
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { reload });
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a page that cannot load because the browser is offline", () => {
  const setOnline = (isOnline: boolean) =>
    act(() => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
    });

  it("says that the browser is offline until it is online again, and then loads the page", async () => {
    const { wait } = await goToLostPage();
    setOnline(false);
    await wait(400);
    expect(screen.getByRole("heading", { name: "You are offline" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    await wait(130_000);
    expect(screen.queryByText("Page is taking longer than normal to load")).toBeNull();
    expect(screen.getByRole("heading", { name: "You are offline" })).toBeTruthy();
    setOnline(true);
    await wait(400);
    expect(screen.queryByText("You are offline")).toBeNull();
    await wait(3000);
    expect(screen.getByText("Page is taking longer than normal to load")).toBeTruthy();
  });
});
