import { addCartLine, type CartLine, removeCartLine, removeOrderedLines } from "@spolverk/domain";
import { cartKey, parseStoredCart } from "./stored-cart.ts";

type CartStorage = Pick<Storage, "getItem" | "setItem">;

/** Of an empty cart: one list, so that two readings of it are equal. */
export const noLines: readonly CartLine[] = [];

/**
 * The cart of one browser: read from its storage, written back at each change, and in step with other
 * tabs [4.32]. Where nothing can be stored (a private window may refuse), it lasts as long as the page.
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
      // Full or refused: the cart goes on in this page.
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
    /** Another tab wrote the cart. */
    readAgain() {
      lines = read();
      tell();
    },
    /** A SKU that is already there is replaced [4.13]. */
    add: (line: CartLine) => write((current) => addCartLine(current, line)),
    remove: (id: string) => write((current) => removeCartLine(current, id)),
    /** The lines of an order, as they were when its checkout was started. */
    removeOrdered: (ordered: Parameters<typeof removeOrderedLines>[1]) =>
      write((current) => removeOrderedLines(current, ordered)),
    clear: () => write(() => noLines),
  };
}

export type CartStore = ReturnType<typeof createCartStore>;
