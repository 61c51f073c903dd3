import { resolveAvailability, toAvailabilityInput } from "@spolverk/domain";
import type { CommerceSettings } from "../engine.ts";
import type { CommerceProduct, CommerceVariation } from "../product.ts";

type Wanted = { variationId: string; quantity: number; isBackOrder: boolean };

/** Stock less what orders reserve; a backorder makes it negative at its location. */
export class MemoryStock {
  readonly #products: readonly CommerceProduct[];
  readonly #settings: Pick<CommerceSettings, "noBackOrder">;
  readonly #held = new Map<string, number>();
  /** The ids of the products whose stock changed, once for each line that was reserved or released. */
  readonly changes: string[] = [];

  constructor(products: readonly CommerceProduct[], settings: Pick<CommerceSettings, "noBackOrder">) {
    this.#products = products;
    this.#settings = settings;
  }

  /** The product with its current stock. */
  applyTo(product: CommerceProduct): CommerceProduct {
    const isUntouched = product.variations.every(({ id }) => !this.#held.has(id));
    if (isUntouched) return product;
    return { ...product, variations: product.variations.map((variation) => this.#apply(variation)) };
  }

  /** Reserves everything wanted, or nothing. Returns the SKUs that are short. */
  reserve(wanted: readonly Wanted[]): string[] {
    const short = wanted.flatMap((line) => (this.#canHold(line) ? [] : [this.#skuOf(line.variationId)]));
    if (short.length > 0) return short;
    for (const { variationId, quantity } of wanted) {
      this.#change(variationId, quantity);
    }
    return [];
  }

  /** Releases a reservation. */
  release(held: readonly Wanted[]): void {
    for (const { variationId, quantity } of held) {
      this.#change(variationId, -quantity);
    }
  }

  #change(variationId: string, quantity: number): void {
    this.#held.set(variationId, (this.#held.get(variationId) ?? 0) + quantity);
    const product = this.#find(variationId)?.product;
    if (product) this.changes.push(product.id);
  }

  /** A line that was shown as in stock is not reserved as a backorder. */
  #canHold({ variationId, quantity, isBackOrder }: Wanted): boolean {
    const found = this.#find(variationId);
    if (!found) return false;
    const input = toAvailabilityInput(found.product, this.#apply(found.variation), this.#settings);
    const now = resolveAvailability({ ...input, quantity });
    return now.canBeOrdered && (isBackOrder || !now.isBackOrder);
  }

  #apply(variation: CommerceVariation): CommerceVariation {
    const held = this.#held.get(variation.id) ?? 0;
    const { stock } = variation;
    const [first, ...others] = stock.items;
    const items = first ? [{ ...first, available: first.available - held }, ...others] : [];
    return {
      ...variation,
      stock: { ...stock, totalAvailable: Math.max(0, stock.totalAvailable - held), items },
    };
  }

  #skuOf(variationId: string): string {
    return this.#find(variationId)?.variation.sku ?? variationId;
  }

  #find(variationId: string) {
    for (const product of this.#products) {
      const variation = product.variations.find(({ id }) => id === variationId);
      if (variation) return { product, variation };
    }
    return null;
  }
}
