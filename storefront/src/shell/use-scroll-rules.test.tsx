// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useScrollRules } from "./use-scroll-rules.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Pages of text at every address, in a window that can scroll as far as `reach`. */
async function openPages(first: string) {
  const page = { reach: 2000 };
  const moveTo = (y: number) => {
    vi.stubGlobal("scrollY", Math.min(y, page.reach));
    document.dispatchEvent(new Event("scroll"));
  };
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (x: number | ScrollToOptions, y?: number) =>
    moveTo(typeof x === "number" ? (y ?? 0) : (x.top ?? 0)),
  );
  const root = createRootRoute({
    component: function Root() {
      useScrollRules();
      return <Outlet />;
    },
  });
  const route = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: function Page() {
      return <p>{route.useParams()._splat}</p>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [first] }),
    scrollRestoration: true,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText(first.slice(1), {}, { timeout: 10_000 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    page,
    moveTo,
    wait,
    go: async (href: string) => {
      await act(() => router.navigate({ href }));
      await wait(1000);
    },
    back: async () => {
      act(() => router.history.back());
      await wait(0);
    },
  };
}

describe("the scroll position", () => {
  it.each(["/shop/filaments", "/knowledge/browse/tips"])(
    "returns on %s after 200 ms, when the list has loaded [2.56] [9.42]",
    async (listing) => {
      const { page, moveTo, go, back, wait } = await openPages(listing);
      moveTo(900);
      await go("/faq");
      expect(window.scrollY).toBe(0);
      page.reach = 100;
      await back();
      page.reach = 2000;
      await wait(199);
      expect(window.scrollY).toBe(100);
      await wait(1);
      expect(window.scrollY).toBe(900);
    },
  );

  it("stays where the shopper has scrolled while the list loads [2.56]", async () => {
    const { page, moveTo, go, back, wait } = await openPages("/shop");
    moveTo(900);
    await go("/faq");
    page.reach = 100;
    await back();
    page.reach = 2000;
    moveTo(40);
    await wait(1000);
    expect(window.scrollY).toBe(40);
  });

  it("starts at the top of every page except a listing, even on going back [2.56]", async () => {
    const { moveTo, go, back, wait } = await openPages("/about");
    moveTo(900);
    await go("/terms");
    expect(window.scrollY).toBe(0);
    await back();
    await wait(1000);
    expect(window.scrollY).toBe(0);
  });

  it("starts at the top of a page whose fragment is a token, not an anchor [2.56]", async () => {
    const { moveTo, go, back, wait } = await openPages("/re-add");
    moveTo(900);
    await go("/re-add/request#token");
    expect(window.scrollY).toBe(0);
    moveTo(300);
    await go("/terms");
    await back();
    await wait(1000);
    expect(window.scrollY).toBe(0);
  });

  it("stays when only the fragment changes and it is not an anchor", async () => {
    const { moveTo, go } = await openPages("/re-add/request");
    moveTo(900);
    await go("/re-add/request#token");
    expect(window.scrollY).toBe(900);
  });

  it("follows the router on going back between variations of a product [2.56]", async () => {
    const { moveTo, go, back, wait } = await openPages("/product/karna-pla/black");
    moveTo(900);
    await go("/product/karna-pla/red");
    moveTo(700);
    await back();
    await wait(1000);
    expect(window.scrollY).toBe(900);
  });
});
