import { isCurrency } from "@spolverk/domain";
import { type ShopSettings, type Theme, themes } from "./shop-context.ts";

export const settingsCookies = {
  currency: "spolverk.currency",
  showWithVat: "spolverk.vat",
  theme: "spolverk.theme",
} as const;

const yearInSeconds = 365 * 24 * 60 * 60;

/** Reads the shopper's settings from cookies; unknown values fall back to the site's own [2.50]. */
export function readSettings(
  cookies: Readonly<Record<string, string | undefined>>,
  site: Pick<ShopSettings, "currency" | "showWithVat">,
): ShopSettings {
  const currency = cookies[settingsCookies.currency];
  const vat = cookies[settingsCookies.showWithVat];
  const theme = cookies[settingsCookies.theme];
  return {
    currency: isCurrency(currency) ? currency : site.currency,
    showWithVat: vat === "1" || vat === "0" ? vat === "1" : site.showWithVat,
    theme: isTheme(theme) ? theme : "system",
  };
}

/**
 * Parses the settings that another tab has changed; empty when a value is unknown, because that tab runs another
 * release.
 */
export function parseSettings(text: string): Partial<ShopSettings> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  return isChange(value) ? value : {};
}

function isChange(value: unknown): value is Partial<ShopSettings> {
  if (typeof value !== "object" || value === null) return false;
  const { currency, showWithVat, theme } = value as Partial<Record<keyof ShopSettings, unknown>>;
  return (
    (currency === undefined || isCurrency(currency)) &&
    (showWithVat === undefined || typeof showWithVat === "boolean") &&
    (theme === undefined || isTheme(theme))
  );
}

/**
 * One setting as a cookie string for `document.cookie` or `Set-Cookie`, valid for a year.
 *
 * @param isHttps whether the site is served by https; the browser then never sends the cookie unencrypted
 */
export function toSettingCookie(name: keyof typeof settingsCookies, value: string, isHttps: boolean): string {
  const cookie = `${settingsCookies[name]}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
  return isHttps ? `${cookie}; Secure` : cookie;
}

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
