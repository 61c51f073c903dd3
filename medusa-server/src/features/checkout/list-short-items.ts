type Want = {
  sku: string;
  inventoryItemId: string;
  quantity: number;
  /** What each place has of it. */
  available: readonly number[];
};

/** The SKUs whose goods no one place has enough of, with all that the others of the order want of the same goods. */
export function listShortItems(wants: readonly Want[]): string[] {
  const wanted = new Map<string, number>();
  for (const { inventoryItemId, quantity } of wants) {
    wanted.set(inventoryItemId, (wanted.get(inventoryItemId) ?? 0) + quantity);
  }
  const short = wants.filter(
    ({ inventoryItemId, available }) =>
      !available.some((count) => count >= (wanted.get(inventoryItemId) ?? 0)),
  );
  return [...new Set(short.map(({ sku }) => sku))];
}
