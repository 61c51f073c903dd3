// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { noSession, SessionContext, useAuthReady } from "./use-session.ts";

it("useAuthReady is false in the server's HTML and until the page is hydrated [4.8]", () => {
  const seen: boolean[] = [];
  function Reader() {
    const isReady = useAuthReady();
    seen.push(isReady);
    return isReady ? "ready" : "waiting";
  }
  const page = (
    <SessionContext value={{ ...noSession, authReady: true }}>
      <Reader />
    </SessionContext>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe("waiting");
  seen.length = 0;
  const errors: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(seen).toEqual([false, true]);
  expect(container.textContent).toBe("ready");
  expect(errors).toEqual([]);
});
