/**
 * Which orders in memory are shipped, and when. Nobody packs anything there: an order is shipped as a whole when a test
 * says so, and never arrives.
 */
export class MemoryShipments {
  readonly #sentAt = new Map<string, Date>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  ship(orderId: string): void {
    this.#sentAt.set(orderId, this.#now());
  }

  /** Null until it is shipped. */
  sentAt(orderId: string): Date | null {
    return this.#sentAt.get(orderId) ?? null;
  }
}
