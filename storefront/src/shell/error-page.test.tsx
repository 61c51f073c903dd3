// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChunkLoadError, isLossOver } from "../browser/chunk-failure.ts";
import { renderWithApp } from "../testing/render-with-app.tsx";
import { ErrorPage } from "./error-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const setOnline = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });

describe("the error page", () => {
  it("says that the browser is offline, and retries by itself once it is online", async () => {
    const reset = vi.fn<() => void>();
    const { t } = await renderWithApp(<ErrorPage error={new TypeError("Failed to fetch")} reset={reset} />);
    await setOnline(false);
    expect(screen.getByRole("heading", { name: t("error.offline") })).toBeTruthy();
    expect(screen.queryByText(t("error.connection"))).toBeNull();
    await setOnline(true);
    await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce());
  });

  it("reloads the page after a failed chunk, but only while the browser is online [8.12]", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { ...window.location, reload });
    await setOnline(false);
    const { t, user } = await renderWithApp(<ErrorPage error={new ChunkLoadError()} reset={() => {}} />);
    await user.click(screen.getByRole("button", { name: t("error.retry") }));
    expect(reload).not.toHaveBeenCalled();
    await setOnline(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reloads the page only once for a chunk that failed while offline and is needed after the browser is online again [8.12]", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { ...window.location, reload });
    const lost = <ErrorPage error={new ChunkLoadError()} reset={() => {}} />;
    expect(isLossOver(false)).toBe(false);
    await renderWithApp(lost);
    expect(reload).toHaveBeenCalledOnce();
    await renderWithApp(lost);
    expect(reload).toHaveBeenCalledOnce();
  });
});
