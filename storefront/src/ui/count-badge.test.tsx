import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CountBadge } from "./count-badge.tsx";

const htmlOf = (count: number) => renderToStaticMarkup(<CountBadge count={count} />);

describe("the badge on the cart", () => {
  it("appears when the count is above 0 [2.20]", () => {
    expect(htmlOf(0)).toBe("");
    expect(htmlOf(1)).toContain(">1</span>");
  });

  it("uses another padding below 10 [2.20]", () => {
    expect(htmlOf(9)).toContain("px-1");
    expect(htmlOf(9)).not.toContain("px-1.5");
    expect(htmlOf(10)).toContain("px-1.5");
  });

  it("shows counts up to 99", () => {
    expect(htmlOf(99)).toContain(">99</span>");
    expect(htmlOf(100)).toContain(">99+</span>");
  });
});
