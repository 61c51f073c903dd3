import { describe, expect, it } from "vitest";
import { toHeroMoment } from "./hero-moment.ts";

const moments = Array.from({ length: 1000 }, (_, index) => toHeroMoment(index / 1000));

describe("the scene of the home page", () => {
  it("loops without a jump [2.42]", () => {
    const first = toHeroMoment(0);
    for (const [part, value] of Object.entries(toHeroMoment(1 - 1e-9)))
      expect(value, part).toBeCloseTo(first[part as keyof typeof first], 3);
  });

  it("begins with a visible vase, for the poster", () => {
    const { printed, vaseOpacity } = toHeroMoment(0);
    expect([printed > 0.7, vaseOpacity]).toEqual([true, 1]);
  });

  it("adds each layer at the height of the nozzle", () => {
    const printing = moments.filter(({ printed }) => printed < 1);
    expect(printing.length).toBeGreaterThan(700);
    expect(printing.filter(({ sunk, printed }) => sunk !== printed)).toEqual([]);
  });

  it("removes the vase before the plate rises", () => {
    const rising = moments.filter(({ printed, sunk }) => printed === 1 && sunk < 1);
    expect(rising.length).toBeGreaterThan(0);
    expect(rising.filter(({ vaseOpacity }) => vaseOpacity > 0)).toEqual([]);
  });
});
