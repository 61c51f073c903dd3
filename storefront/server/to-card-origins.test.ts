import { expect, it } from "vitest";
import { toCardOrigins } from "./to-card-origins.ts";

it("toCardOrigins allows no origin when cards are not accepted", () => {
  expect(toCardOrigins(null)).toEqual({ scripts: [], frames: [], calls: [] });
});

it("toCardOrigins allows Stripe's own origins when the form comes from Stripe", () => {
  expect(toCardOrigins("https://js.stripe.com")).toMatchObject({ calls: ["https://api.stripe.com"] });
});

it("toCardOrigins allows only the emulator when the form comes from an emulator", () => {
  const origin = "http://localhost:7950";
  expect(toCardOrigins(`${origin}/`)).toEqual({ scripts: [origin], frames: [], calls: [origin] });
});
