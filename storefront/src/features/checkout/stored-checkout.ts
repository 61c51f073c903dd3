import type { CartLine, Currency } from "@spolverk/domain";

const storageKey = "spolverk.checkout";

/** What a checkout was started with: another cart or currency needs another checkout. */
export function toCheckoutMark(lines: readonly CartLine[], currency: Currency): string {
  return [currency, ...lines.map(({ id, quantity }) => `${id}:${quantity}`).toSorted()].join("|");
}

/** The id of the checkout that this browser started with the same cart, or null. */
export function readStoredCheckout(mark: string): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { id, mark: storedMark } = stored as { id?: unknown; mark?: unknown };
    return storedMark === mark && typeof id === "string" && id !== "" ? id : null;
  } catch {
    return null;
  }
}

export function storeCheckout(id: string, mark: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ id, mark }));
  } catch {
    // Without storage the next visit starts a new checkout.
  }
}

export function forgetCheckout(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to forget.
  }
}
