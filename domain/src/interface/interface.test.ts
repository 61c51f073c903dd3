import { describe, expect, it } from "vitest";
import { isBot } from "./is-bot.ts";
import { resolveLoadingState } from "./resolve-loading-state.ts";
import { resolveScroll } from "./resolve-scroll.ts";
import {
  lazyLoadDelayMs,
  longLoadHintMs,
  pageLoadTimeoutMs,
  scrollRestoreMs,
  stickyModalBlinkMs,
} from "./timings.ts";

describe("waiting for a page", () => {
  it.each([
    [0, "loading"],
    [2999, "loading"],
    [3000, "slow"],
    [14_999, "slow"],
    [15_000, "timeout"],
  ] as const)("after %i ms it is %s [2.55] [9.39] [9.40]", (waitedMs, state) => {
    expect(resolveLoadingState(waitedMs)).toBe(state);
  });
  it("has the times of the specification [9.39] [9.40] [9.41] [9.42] [9.43]", () => {
    expect({
      longLoadHintMs,
      pageLoadTimeoutMs,
      lazyLoadDelayMs,
      scrollRestoreMs,
      stickyModalBlinkMs,
    }).toEqual({
      longLoadHintMs: 3000,
      pageLoadTimeoutMs: 15_000,
      lazyLoadDelayMs: 400,
      scrollRestoreMs: 200,
      stickyModalBlinkMs: 100,
    });
  });
});

describe("a browser", () => {
  it.each([
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
    ["Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0)", true],
    ["Screaming Frog SEO Spider/20.0", true],
    ["facebookcatalog/1.0 Crawler", true],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", false],
    ["", false],
  ])("that says it is %s is a bot: %s [2.53]", (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });
});

describe("scrolling after a navigation [2.56]", () => {
  it.each([
    ["/product/karna-pla", "/shop", true, "restore"],
    ["/product/karna-pla", "/shop/filaments/pla", true, "restore"],
    ["/knowledge/articles/drying", "/knowledge/browse", true, "restore"],
    ["/", "/shop", false, "top"],
    ["/shop", "/shopping", true, "top"],
    ["/shop", "/product/karna-pla/black", false, "top"],
    ["/cart", "/", true, "top"],
    ["/product/karna-pla/black", "/product/karna-pla/red", false, "keep"],
    ["/product/karna-pla/red", "/product/karna-pla", true, "keep"],
    ["/product/karna-pla", "/product/kust-petg", false, "top"],
  ] as const)("from %s to %s, returning %s: %s", (from, to, isReturn, expected) => {
    expect(resolveScroll({ from, to, isReturn })).toBe(expected);
  });
});
