import type { CartLine } from "@spolverk/domain";

const storageKey = "spolverk.checkout";

type Lines = readonly Pick<CartLine, "id" | "quantity">[];

/**
 * The lines with which a checkout was started, or continued after its cart changed. isAsked: its order was requested,
 * and may be placed while no page is open.
 */
export type StoredCheckout = { id: string; currency: string; lines: Lines; isAsked: boolean };

/** Whether two carts have the same lines, in any order. */
export function isSameCart(one: Lines, other: Lines): boolean {
  const toKeys = (lines: Lines) => lines.map(({ id, quantity }) => `${id}:${quantity}`).toSorted();
  return toKeys(one).join() === toKeys(other).join();
}

/** Replaces the storage in a browser without one; lasts as long as the page. */
let started: StoredCheckout | null = null;

/** The checkout that this browser started last, or null. */
export function readStoredCheckout(): StoredCheckout | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return started;
    const { id, currency, lines, isAsked } = stored as Partial<Record<keyof StoredCheckout, unknown>>;
    if (typeof id !== "string" || id === "" || typeof currency !== "string" || !Array.isArray(lines))
      return null;
    return { id, currency, lines: lines.filter(isLine), isAsked: isAsked === true };
  } catch {
    return started;
  }
}

export function storeCheckout(id: string, currency: string, lines: Lines): void {
  store({
    id,
    currency,
    lines: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
    isAsked: false,
  });
}

/**
 * Stores whether the order of a checkout was requested and is still undecided; ignores a checkout of another browser.
 */
export function storeAsked(id: string, isAsked: boolean): void {
  const stored = readStoredCheckout();
  if (stored?.id === id && stored.isAsked !== isAsked) store({ ...stored, isAsked });
}

function store(checkout: StoredCheckout): void {
  started = checkout;
  try {
    localStorage.setItem(storageKey, JSON.stringify(started));
  } catch {
    // Storage is full or refused: the next visit starts a new checkout.
  }
}

export function forgetCheckout(): void {
  started = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to delete.
  }
}

function isLine(value: unknown): value is StoredCheckout["lines"][number] {
  if (typeof value !== "object" || value === null) return false;
  const { id, quantity } = value as Partial<Record<"id" | "quantity", unknown>>;
  return typeof id === "string" && typeof quantity === "number";
}
