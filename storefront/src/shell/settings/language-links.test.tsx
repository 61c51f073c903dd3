// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { toTestShop } from "../../testing/render-test-page.ts";
import { LanguageLinks } from "./language-links.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

it("a page opened by a mail's token stays open in another language [2.50]", async () => {
  await renderWithApp(
    <LanguageLinks label="Språk" page={{ pathname: "/re-add/request", search: "" }} shop={toTestShop()} />,
  );
  window.history.replaceState(null, "", "/re-add/request#token-1");
  for (const link of screen.getAllByRole<HTMLAnchorElement>("link")) {
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.hash).toBe("#token-1");
    expect(link.pathname).toBe("/re-add/request");
  }
});
