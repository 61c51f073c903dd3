const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * A number that stands for a product's id where only numbers can: filters of the search service join no texts with prices.
 * The first 48 bits of the id's FNV-1a hash: of 10,000 products, two share one once in five million shops.
 */
export function toProductNumber(id: string): number {
  const hash = [...id].reduce(
    (value, character) => BigInt.asUintN(64, (value ^ BigInt(character.codePointAt(0) ?? 0)) * prime),
    offset,
  );
  return Number(hash >> 16n);
}
