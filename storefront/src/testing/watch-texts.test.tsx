// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Changing } from "../ui/changing.tsx";
import { watchTexts } from "./watch-texts.ts";

afterEach(cleanup);

/**
 * Renders an element with the sum `before`, then `after`, and returns the changes that a translated page would miss.
 */
function listFaults(draw: (sum: string | null) => ReactNode, before: string | null, after: string | null) {
  const { container, rerender } = render(<p>{draw(before)}</p>);
  const stop = watchTexts(container);
  rerender(<p>{draw(after)}</p>);
  return stop();
}

describe("watchTexts", () => {
  it("reports a text beside other nodes that React rewrites, removes or inserts before", () => {
    const beside = (sum: string | null) => (
      <>
        {sum} <b>now</b>
      </>
    );
    expect(listFaults(beside, "63 kr", "55 kr")).toEqual(['rewrites "55 kr"']);
    expect(listFaults(beside, "63 kr", null)).toEqual(['takes "63 kr" away']);
    const before = (sum: string | null) => <>{sum !== null && <b>{sum}</b>} now</>;
    expect(listFaults(before, null, "55 kr")).toEqual(['adds something before " now"']);
  });
  it("accepts a text that is replaced with its element, or is its element's only content", () => {
    const replaced = (sum: string | null) => (
      <>
        {sum !== null && <Changing>{sum}</Changing>} <b>now</b>
      </>
    );
    expect(listFaults(replaced, "63 kr", "55 kr")).toEqual([]);
    expect(listFaults(replaced, "63 kr", null)).toEqual([]);
    expect(listFaults((sum) => sum, "63 kr", "55 kr")).toEqual([]);
  });
});
