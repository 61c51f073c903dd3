// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { useSwishStatus } from "./use-swish-status.ts";

function Status() {
  const { answer } = useSwishStatus("c1", "s1");
  return <output>{answer?.status ?? "unknown yet"}</output>;
}

function show(visibilityState: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "visibilityState");
});

describe("the status of a Swish payment", () => {
  it("polls every two seconds, pauses while the tab is hidden, and resumes at once when it is visible [4.34] [7.13]", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let status = "waiting";
    const { calls } = await renderWithApp(<Status />, { answer: () => Response.json({ status }) });
    await screen.findByText("waiting");
    expect(calls.map(({ path }) => path)).toEqual(["/checkout/c1/swishStatus/s1"]);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(calls.length).toBeGreaterThanOrEqual(3);

    show("hidden");
    const before = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(before);
    status = "paid";
    show("visible");
    await screen.findByText("paid");
    expect(calls).toHaveLength(before + 1);
  });
});
