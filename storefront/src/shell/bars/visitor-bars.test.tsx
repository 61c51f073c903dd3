// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { seenMessages } from "./seen-messages.ts";
import VisitorBars from "./visitor-bars.tsx";

const messages = [
  { id: "m1", message: "Stängt på fredag", pallette: "red" },
  { id: "m2", message: "Rea på måndag", pallette: "green" },
];

const openBars = () =>
  renderWithApp(
    <>
      <main id="content" tabIndex={-1} />
      <VisitorBars />
    </>,
    { answer: () => Response.json({ messages }) },
  );
const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(() => {
  for (const { id } of messages) seenMessages.remove(id);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "prerendering");
});

describe("the bars over the foot of a page", () => {
  it("ask about cookies first, and show the messages after either answer [2.53] [4.19]", async () => {
    const { user, t, calls } = await openBars();
    const question = screen.getByRole("region", { name: t("consent.label") });
    expect(screen.queryByRole("region", { name: t("messages.label") })).toBeNull();
    expect(calls).toEqual([]);
    expect(localStorage.getItem("spolverk.agreedCookies")).toBeNull();

    await user.click(within(question).getByRole("button", { name: t("consent.accept") }));
    expect(localStorage.getItem("spolverk.agreedCookies")).toBe("true");
    expect(screen.queryByRole("region", { name: t("consent.label") })).toBeNull();
    await screen.findByRole("region", { name: t("messages.label") });
    expect(texts()).toEqual(["Stängt på fredag", "Rea på måndag"]);
  });

  it("move the focus when a message is closed, at last to the page, and store what was closed [2.53] [3.8] [3.29]", async () => {
    localStorage.setItem("spolverk.agreedCookies", "true");
    const { user, t } = await openBars();
    const closeOf = (message: string) =>
      screen.getByRole("button", { name: t("messages.close", { message }) });
    await screen.findByText("Stängt på fredag");
    await user.click(closeOf("Stängt på fredag"));
    expect(texts()).toEqual(["Rea på måndag"]);
    expect(document.activeElement).toBe(closeOf("Rea på måndag"));
    expect(localStorage.getItem("spolverk.seenMessages")).toBe('["m1"]');
    await user.click(closeOf("Rea på måndag"));
    expect(screen.queryByRole("region", { name: t("messages.label") })).toBeNull();
    expect(document.activeElement?.id).toBe("content");
  });

  it("do not store a closed message with only the essentials, and still show it no more [2.53] [4.19] [4.32]", async () => {
    const { user, t } = await openBars();
    await user.click(screen.getByRole("button", { name: t("consent.essentials") }));
    await screen.findByText("Stängt på fredag");
    await user.click(
      screen.getByRole("button", { name: t("messages.close", { message: "Stängt på fredag" }) }),
    );
    expect(texts()).toEqual(["Rea på måndag"]);
    expect(localStorage.getItem("spolverk.agreedCookies")).toBe("false");
    expect(localStorage.getItem("spolverk.seenMessages")).toBeNull();
  });

  it("follow what another tab answered and closed [4.19] [4.32]", async () => {
    await openBars();
    localStorage.setItem("spolverk.agreedCookies", "false");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "spolverk.agreedCookies" })));
    await screen.findByText("Stängt på fredag");
    act(() => seenMessages.add("m1"));
    expect(texts()).toEqual(["Rea på måndag"]);
  });

  it("ask a bot nothing and show it nothing [2.53]", async () => {
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    vi.stubGlobal("navigator", { userAgent });
    const { container, calls } = await openBars();
    expect(container.querySelector("[data-visitor-bars]")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("wait on a page that the browser prerenders until it is opened [2.53]", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const { container, t } = await openBars();
    expect(container.querySelector("[data-visitor-bars]")).toBeNull();
    Object.defineProperty(document, "prerendering", { value: false, configurable: true });
    act(() => void document.dispatchEvent(new Event("prerenderingchange")));
    await waitFor(() => expect(screen.getByRole("region", { name: t("consent.label") })).toBeTruthy());
  });
});
