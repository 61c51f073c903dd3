import { isBackOrderAllowed } from "./is-back-order-allowed.ts";
import type { StockItem, StockSum } from "./stock.ts";

/** The largest quantity that backorder allows of a variation [9.19]. */
const maxQtyWithBackOrder = 999;

/** Whether and how a quantity of a variation can be ordered [3.17]. */
export type Availability = {
  totalAvailable: number;
  maxQtyToOrder: number;
  isBackOrder: boolean;
  canBeOrdered: boolean;
  /** Expected restock date, YYYY-MM-DD; null when unknown. */
  deliveryDate: string | null;
  items: readonly StockItem[];
  /** False while the stock is not known; nothing can be ordered then. */
  fetched: boolean;
};

const notFetched: Availability = {
  totalAvailable: 0,
  maxQtyToOrder: 0,
  isBackOrder: false,
  canBeOrdered: false,
  deliveryDate: null,
  items: [],
  fetched: false,
};

/**
 * Decides whether a quantity can be ordered, and whether as a backorder [4.24]–[4.30].
 *
 * A quantity up to the stock can be ordered, even above 999 [4.27]. A larger quantity needs a backorder that is
 * allowed, is at most 999 [4.28] and has a restock date [4.29]; the whole line then ships on that date. A negative
 * stock counts as zero.
 *
 * @param input.stock null when it was not fetched
 * @throws RangeError when the quantity is not a positive integer
 */
export function resolveAvailability(input: {
  stock: StockSum | null;
  quantity: number;
  noBackOrder: unknown;
  backOrder: boolean;
  discontinued: boolean;
  onSale: boolean;
}): Availability {
  const { stock, quantity } = input;
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  if (!stock) return notFetched;
  const totalAvailable = Math.max(0, stock.totalAvailable);
  const maxQtyToOrder = isBackOrderAllowed(input) ? maxQtyWithBackOrder : totalAvailable;
  const deliveryDate = stock.ETA ? stock.ETA.slice(0, 10) : null;
  const isInStock = quantity <= totalAvailable;
  const isBackOrder = !isInStock && quantity <= maxQtyToOrder && deliveryDate !== null;
  return {
    totalAvailable,
    maxQtyToOrder,
    isBackOrder,
    canBeOrdered: isInStock || isBackOrder,
    deliveryDate,
    items: stock.items ?? [],
    fetched: true,
  };
}
