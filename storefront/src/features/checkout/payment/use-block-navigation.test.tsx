// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useBlockNavigation } from "./payment-step.tsx";

afterEach(cleanup);

/** A page with the browser's own history, busy or not. */
async function openPage(isBusy: boolean) {
  const history = createBrowserHistory();
  const router = createRouter({
    history,
    routeTree: createRootRoute({
      component: function Page() {
        useBlockNavigation(isBusy);
        return <p>Payment</p>;
      },
      notFoundComponent: () => null,
    }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText("Payment", {}, { timeout: 10_000 });
  return {
    history,
    /** Whether the browser asks before it reloads or closes the page. */
    asksBeforeReload: () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

describe("useBlockNavigation", () => {
  it("makes the browser ask before it reloads or closes a busy page [4.34]", async () => {
    const { history, asksBeforeReload } = await openPage(true);
    expect(asksBeforeReload()).toBe(true);
    cleanup();
    expect(asksBeforeReload()).toBe(false);
    history.destroy();
  });

  it("lets an idle page reload without a question [4.34]", async () => {
    const { history, asksBeforeReload } = await openPage(false);
    expect(asksBeforeReload()).toBe(false);
    history.destroy();
  });
});
