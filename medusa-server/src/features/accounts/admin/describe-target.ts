/**
 * Describes the target of an agreement in words.
 *
 * @param products titles by id
 */
export function describeTarget(target: string, products: Readonly<Record<string, string>>): string {
  if (target === "All") return "All filament";
  return products[target] ?? `Products named “${target}”`;
}
