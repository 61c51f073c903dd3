/** Shipments in memory: a test ships an order as a whole, and it is never delivered. */
export class MemoryShipments {
  readonly #sentAt = new Map<string, Date>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  ship(orderId: string): void {
    this.#sentAt.set(orderId, this.#now());
  }

  /** Null until the order is shipped. */
  sentAt(orderId: string): Date | null {
    return this.#sentAt.get(orderId) ?? null;
  }
}
