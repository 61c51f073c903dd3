import type { CartLine, Currency } from "@spolverk/domain";

const storageKey = "spolverk.checkout";

/** What a checkout was started with. */
export type StoredCheckout = {
  id: string;
  mark: string;
  lines: readonly Pick<CartLine, "id" | "quantity">[];
};

/** Tells one cart and currency from another, which need another checkout. */
export function toCheckoutMark(lines: readonly CartLine[], currency: Currency): string {
  return [currency, ...lines.map(({ id, quantity }) => `${id}:${quantity}`).toSorted()].join("|");
}

/** For a browser that stores nothing: known for as long as the page. */
let started: StoredCheckout | null = null;

/** The checkout that this browser started last, or null. */
export function readStoredCheckout(): StoredCheckout | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return started;
    const { id, mark, lines } = stored as Partial<Record<keyof StoredCheckout, unknown>>;
    if (typeof id !== "string" || id === "" || typeof mark !== "string" || !Array.isArray(lines)) return null;
    return { id, mark, lines: lines.filter(isLine) };
  } catch {
    return started;
  }
}

export function storeCheckout(checkout: StoredCheckout): void {
  started = checkout;
  try {
    localStorage.setItem(storageKey, JSON.stringify(checkout));
  } catch {
    // Without storage the next visit starts a new one.
  }
}

export function forgetCheckout(): void {
  started = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function isLine(value: unknown): value is StoredCheckout["lines"][number] {
  if (typeof value !== "object" || value === null) return false;
  const { id, quantity } = value as Partial<Record<"id" | "quantity", unknown>>;
  return typeof id === "string" && typeof quantity === "number";
}
