// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeCookieQuestion } from "../../browser/cookie-question.ts";
import { readAgreedCookies, toStoredAnswer } from "../../browser/has-agreed-cookies.ts";
import type { SiteLink } from "../../site/shop-context.ts";
import { toTestShop } from "../../testing/render-test-page.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { CookieSettingsButton } from "./cookie-settings-button.tsx";
import { seenMessages } from "./seen-messages.ts";
import VisitorBars, { isBot } from "./visitor-bars.tsx";

const messages = [
  { id: "m1", message: "Stängt på fredag", pallette: "red" },
  { id: "m2", message: "Rea på måndag", pallette: "green" },
];

const { site } = toTestShop();
const openBars = (legal?: { impliedConsent: boolean }, sites: readonly SiteLink[] = []) =>
  renderWithApp(
    <>
      <main id="content" tabIndex={-1} />
      <CookieSettingsButton className="" />
      <VisitorBars />
    </>,
    {
      answer: () => Response.json({ messages }),
      shop: { sites, ...(legal && { site: { ...site, legal: { ...site.legal, ...legal } } }) },
    },
  );
const storeAnswer = (isAgreed: boolean) =>
  localStorage.setItem("spolverk.agreedCookies", toStoredAnswer(isAgreed, { by: "button", days: 180 }));
const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(() => {
  for (const { id } of messages) seenMessages.remove(id);
  closeCookieQuestion();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "prerendering");
});

describe("the bars at the foot of a page", () => {
  it("show the cookie question first, and the messages after either answer [2.53] [4.19]", async () => {
    const { user, t, calls } = await openBars();
    const question = screen.getByRole("region", { name: t("consent.label") });
    expect(screen.queryByRole("region", { name: t("messages.label") })).toBeNull();
    expect(calls).toEqual([]);
    expect(localStorage.getItem("spolverk.agreedCookies")).toBeNull();

    await user.click(within(question).getByRole("button", { name: t("consent.accept") }));
    expect(readAgreedCookies()).toBe(true);
    expect(screen.queryByRole("region", { name: t("consent.label") })).toBeNull();
    await screen.findByRole("region", { name: t("messages.label") });
    expect(texts()).toEqual(["Stängt på fredag", "Rea på måndag"]);
  });

  it.each([
    ["nb-NO", 1],
    ["no", 1],
    ["nn-NO", 1],
    ["en-US", 0],
  ])("offer a browser in %s the site's Norwegian pages %i times [2.50]", async (tag, count) => {
    storeAnswer(true);
    vi.spyOn(navigator, "languages", "get").mockReturnValue([tag, "en"]);
    const norwegian = { ...site, language: "no", origin: "http://no.localhost:3000" } as const;
    const { t } = await openBars(undefined, [site, norwegian]);
    await screen.findByText("Rea på måndag");
    const links = screen.queryAllByRole("link", { name: t("messages.norwegian") });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: count }, () => "http://no.localhost:3000/here"),
    );
  });

  it("move the focus to the next message on closing one, after the last one to the page, and store the closed ids [2.53] [3.8] [3.29]", async () => {
    storeAnswer(true);
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

  it("do not store a closed message when only essential cookies are allowed, but keep it hidden during the visit [2.53] [4.19] [4.32]", async () => {
    const { user, t } = await openBars();
    await user.click(screen.getByRole("button", { name: t("consent.essentials") }));
    await screen.findByText("Stängt på fredag");
    await user.click(
      screen.getByRole("button", { name: t("messages.close", { message: "Stängt på fredag" }) }),
    );
    expect(texts()).toEqual(["Rea på måndag"]);
    expect(readAgreedCookies()).toBe(false);
    expect(localStorage.getItem("spolverk.seenMessages")).toBeNull();
  });

  it("show the question again on request, with the current answer, and apply a refusal at once [2.53] [4.19]", async () => {
    storeAnswer(true);
    const { user, t } = await openBars();
    await screen.findByText("Stängt på fredag");
    act(() => seenMessages.add("m1"));
    expect(localStorage.getItem("spolverk.seenMessages")).toBe('["m1"]');
    const opener = screen.getByRole("button", { name: t("consent.label") });
    await user.click(opener);
    const question = await screen.findByRole("region", { name: t("consent.label") });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(question.textContent).toContain(t("consent.nowAccepted"));
    await user.click(within(question).getByRole("button", { name: t("consent.essentials") }));
    expect(readAgreedCookies()).toBe(false);
    expect(localStorage.getItem("spolverk.seenMessages")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("give both answers the same look [2.53]", async () => {
    const { t } = await openBars();
    const look = (name: string) => screen.getByRole("button", { name }).className;
    expect(look(t("consent.accept"))).toBe(look(t("consent.essentials")));
  });

  it.each([
    [true, true],
    [false, null],
  ])(
    "count opening the privacy page as agreement only where the site has implied consent: %s [4.23]",
    async (impliedConsent, agreed) => {
      const { user, t } = await openBars({ impliedConsent });
      await user.click(screen.getByRole("link", { name: t("consent.more") }));
      expect(readAgreedCookies()).toBe(agreed);
    },
  );

  it("follow another tab's answer and closed messages [4.19] [4.32]", async () => {
    await openBars();
    storeAnswer(false);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "spolverk.agreedCookies" })));
    await screen.findByText("Stängt på fredag");
    act(() => seenMessages.add("m1"));
    expect(texts()).toEqual(["Rea på måndag"]);
  });

  it("render nothing for a bot [2.53]", async () => {
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    vi.stubGlobal("navigator", { userAgent });
    const { container, calls } = await openBars();
    expect(container.querySelector("[data-visitor-bars]")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("wait on a prerendered page until it is opened [2.53]", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const { container, t } = await openBars();
    expect(container.querySelector("[data-visitor-bars]")).toBeNull();
    Object.defineProperty(document, "prerendering", { value: false, configurable: true });
    act(() => void document.dispatchEvent(new Event("prerenderingchange")));
    await waitFor(() => expect(screen.getByRole("region", { name: t("consent.label") })).toBeTruthy());
  });
});

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0)", true],
  ["Screaming Frog SEO Spider/20.0", true],
  ["facebookcatalog/1.0 Crawler", true],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 13; CUBOT_P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (compatible; Googlebot/2.1)", true],
  ["", false],
])("isBot classifies the user agent %j as a bot: %s [2.53]", (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
