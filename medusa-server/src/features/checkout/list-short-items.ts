type Want = {
  sku: string;
  inventoryItemId: string;
  quantity: number;
  /** The available quantity at each location. */
  available: readonly number[];
};

/**
 * Lists the SKUs whose goods no single location has enough of, counting everything that the order needs of the same
 * goods.
 */
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
