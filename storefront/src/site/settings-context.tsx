import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { openBroadcastChannel, type TextBroadcastChannel } from "../browser/open-broadcast-channel.ts";
import { parseSettings, toSettingCookie } from "./settings-cookies.ts";
import type { ShopSettings, Theme } from "./shop-context.ts";

type SettingsValue = ShopSettings & { change: (settings: Partial<ShopSettings>) => void };

const SettingsContext = createContext<SettingsValue | null>(null);

function remember(settings: Partial<ShopSettings>): void {
  const isHttps = window.location.protocol === "https:";
  if (settings.currency) document.cookie = toSettingCookie("currency", settings.currency, isHttps);
  if (settings.showWithVat !== undefined)
    document.cookie = toSettingCookie("showWithVat", settings.showWithVat ? "1" : "0", isHttps);
  if (settings.theme) document.cookie = toSettingCookie("theme", settings.theme, isHttps);
}

/**
 * Provides the shopper's settings. A state holds them for the current page, and cookies hold them for the HTML of the
 * next one. The shop's other tabs take over every change [4.32].
 */
export function SettingsProvider({ initial, children }: { initial: ShopSettings; children: ReactNode }) {
  const [settings, setSettings] = useState(initial);
  const channel = useRef<TextBroadcastChannel | null>(null);

  useEffect(() => {
    const opened = openBroadcastChannel("spolverk.settings");
    channel.current = opened;
    opened?.listen((text) => setSettings((current) => ({ ...current, ...parseSettings(text) })));
    return () => opened?.close();
  }, []);

  useEffect(() => {
    document.documentElement.className = toThemeClass(settings.theme) ?? "";
  }, [settings.theme]);

  const value = useMemo(
    () => ({
      ...settings,
      change: (changes: Partial<ShopSettings>) => {
        remember(changes);
        setSettings((current) => ({ ...current, ...changes }));
        channel.current?.post(JSON.stringify(changes));
      },
    }),
    [settings],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** The class of the html element for a theme; undefined when the device chooses. */
export function toThemeClass(theme: Theme): string | undefined {
  return theme === "system" ? undefined : theme;
}

export function useSettings(): SettingsValue {
  const value = use(SettingsContext);
  if (!value) throw new Error("useSettings needs a SettingsProvider around it");
  return value;
}
