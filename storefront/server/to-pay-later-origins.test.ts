import { expect, it } from "vitest";
import { toPayLaterOrigins } from "./to-pay-later-origins.ts";

const nothing = { scripts: [], frames: [], calls: [], images: [] };

it("toPayLaterOrigins allows no origin when paying later is not offered", () => {
  expect(toPayLaterOrigins(null, true)).toEqual(nothing);
});

it("toPayLaterOrigins allows Klarna's own origins when the widget comes from Klarna", () => {
  expect(toPayLaterOrigins("https://x.klarnacdn.net", false)).toMatchObject({
    frames: ["https://*.klarna.com"],
    images: ["https://x.klarnacdn.net"],
  });
});

it("toPayLaterOrigins allows only the emulator when the widget comes from an emulator", () => {
  const origin = "http://localhost:7950";
  expect(toPayLaterOrigins(`${origin}/`, false)).toEqual({ ...nothing, scripts: [origin], calls: [origin] });
});

it("toPayLaterOrigins allows the scripts of Klarna's playground only when it is configured", () => {
  const playground = "https://js.playground.klarna.com";
  expect(toPayLaterOrigins("https://x.klarnacdn.net", false).scripts).not.toContain(playground);
  expect(toPayLaterOrigins("https://x.klarnacdn.net", true).scripts).toContain(playground);
});
