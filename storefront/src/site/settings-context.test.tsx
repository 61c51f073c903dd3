// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { TextBroadcastChannel } from "../browser/open-broadcast-channel.ts";
import { SettingsProvider, useSettings } from "./settings-context.tsx";

const tabs = vi.hoisted(() => new Set<{ listener: ((text: string) => void) | null }>());

vi.mock(import("../browser/open-broadcast-channel.ts"), () => ({
  openBroadcastChannel: (): TextBroadcastChannel => {
    const tab: { listener: ((text: string) => void) | null } = { listener: null };
    tabs.add(tab);
    return {
      post: (text) => {
        for (const other of tabs) if (other !== tab) other.listener?.(text);
      },
      listen: (listener) => {
        tab.listener = listener;
      },
      close: () => tabs.delete(tab),
    };
  },
}));

afterEach(cleanup);

function Settings() {
  const { currency, showWithVat, theme, change } = useSettings();
  return (
    <>
      <p>{[currency, showWithVat ? "with VAT" : "without VAT", theme].join(", ")}</p>
      <button
        onClick={() => {
          change({ currency: "EUR", showWithVat: false });
          change({ theme: "dark" });
        }}
        type="button"
      >
        Change
      </button>
      <button onClick={() => change({ theme: "light" })} type="button">
        Light
      </button>
    </>
  );
}

const initial = { currency: "SEK", showWithVat: true, theme: "system" } as const;

it("currency, VAT and theme follow a change in another tab [4.32]", async () => {
  render(
    <>
      {["Here", "There"].map((name) => (
        <section aria-label={name} key={name}>
          <SettingsProvider initial={initial}>
            <Settings />
          </SettingsProvider>
        </section>
      ))}
    </>,
  );
  const [here, there] = ["Here", "There"].map((name) => within(screen.getByRole("region", { name })));

  await userEvent.click(here!.getByRole("button", { name: "Change" }));
  expect(there!.getByText("EUR, without VAT, dark")).toBeDefined();
  expect(document.documentElement.className).toBe("dark");

  await userEvent.click(there!.getByRole("button", { name: "Light" }));
  expect(here!.getByText("EUR, without VAT, light")).toBeDefined();
});

it("a message from another tab without settings has no effect", () => {
  render(
    <SettingsProvider initial={initial}>
      <Settings />
    </SettingsProvider>,
  );
  for (const text of ["{", "null", '{"currency":"XXX","showWithVat":true,"theme":"dark"}'])
    for (const tab of tabs) tab.listener?.(text);
  expect(screen.getByText("SEK, with VAT, system")).toBeDefined();
});
