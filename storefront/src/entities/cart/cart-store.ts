import { addCartLine, type CartLine, removeCartLine, removeOrderedLines } from "@spolverk/domain";
import { cartKey, parseStoredCart } from "./stored-cart.ts";

type CartStorage = Pick<Storage, "getItem" | "setItem">;

/** The lines of an empty cart: one shared array, so that two snapshots are identical. */
export const noLines: readonly CartLine[] = [];

/**
 * The cart of one browser: read from its storage, written back on each change and synchronized with other tabs [4.32].
 * When storage is refused, as in a private window, the cart lasts as long as the page.
 */
export function createCartStore(storage: CartStorage | null) {
  const listeners = new Set<() => void>();
  let lines: readonly CartLine[] = read();

  function read(): readonly CartLine[] {
    try {
      const stored = parseStoredCart(storage?.getItem(cartKey) ?? null);
      return stored.length === 0 ? noLines : stored;
    } catch {
      return noLines;
    }
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function write(change: (current: readonly CartLine[]) => readonly CartLine[]): void {
    lines = change(lines);
    try {
      storage?.setItem(cartKey, JSON.stringify(lines));
    } catch {
      // The browser's storage is full or refused: the cart lasts as long as the page.
    }
    tell();
  }

  return {
    getLines: () => lines,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Call it when another tab has written the cart. */
    readAgain() {
      lines = read();
      tell();
    },
    /** Adds a line, or replaces the line with the same SKU [4.13]. */
    add: (line: CartLine) => write((current) => addCartLine(current, line)),
    remove: (id: string) => write((current) => removeCartLine(current, id)),
    /** Removes the lines of an order, as they were when its checkout started. */
    removeOrdered: (ordered: Parameters<typeof removeOrderedLines>[1]) =>
      write((current) => removeOrderedLines(current, ordered)),
    clear: () => write(() => noLines),
  };
}

export type CartStore = ReturnType<typeof createCartStore>;
