// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useBlockNavigation } from "./payment-step.tsx";

afterEach(cleanup);

/** A page of the browser's own history that is busy or not. */
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
    /** Does the browser ask before it reloads or closes the page? */
    asksBeforeReload: () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

describe("a page while its order is placed", () => {
  it("has the browser ask before it is reloaded or closed [4.34]", async () => {
    const { history, asksBeforeReload } = await openPage(true);
    expect(asksBeforeReload()).toBe(true);
    cleanup();
    expect(asksBeforeReload()).toBe(false);
    history.destroy();
  });

  it("is reloaded without a question when nothing is under way [4.34]", async () => {
    const { history, asksBeforeReload } = await openPage(false);
    expect(asksBeforeReload()).toBe(false);
    history.destroy();
  });
});
