/**
 * Tells whether a quantity beyond the stock may be ordered: only when the shop-wide `noBackOrder` is off, the
 * variation allows it, it is not discontinued, and it is not on sale without allowing it [4.25].
 *
 * @param input.noBackOrder as the settings gave it; anything that is not a boolean counts as on
 */
export function isBackOrderAllowed(input: {
  noBackOrder: unknown;
  backOrder: boolean;
  discontinued: boolean;
  onSale: boolean;
}): boolean {
  const { noBackOrder, backOrder, discontinued, onSale } = input;
  // Redundant: it follows from the second condition. The code keeps all four as the statement lists them.
  const isOnSaleWithoutBackOrder = onSale && !backOrder;
  return noBackOrder === false && backOrder && !discontinued && !isOnSaleWithoutBackOrder;
}
