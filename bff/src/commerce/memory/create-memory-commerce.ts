import { isDeepStrictEqual } from "node:util";
import type { CheckoutRecord, PlacedOrder } from "../checkout-record.ts";
import type { OrderDraft } from "../order-draft.ts";
import type { CommercePort, CommerceProduct, StockNotification } from "../port.ts";
import type { CommerceData } from "./commerce-data.ts";
import { createMemoryCalls } from "./memory-calls.ts";
import { MemoryStock } from "./memory-stock.ts";

const firstOrderNumber = 1001;

/**
 * A whole commerce backend in memory, for fast tests and for running the shop without Medusa. It
 * forgets everything when the process ends. No method waits between looking and writing, so that
 * concurrent calls take their turns.
 */
export function createMemoryCommerce(data: CommerceData, now: () => Date): CommercePort {
  const stock = new MemoryStock(data.products, data.settings);
  const checkouts = new Map<string, CheckoutRecord>();
  const prepared = new Map<string, OrderDraft>();
  const orders = new Map<string, PlacedOrder>();
  const notifications: StockNotification[] = [];

  const listProducts = () => data.products.map((product) => stock.applyTo(product));
  const findProduct = (isWanted: (product: CommerceProduct) => boolean) => {
    const product = data.products.find(isWanted);
    return product ? stock.applyTo(product) : null;
  };
  const listVariations = () =>
    listProducts().flatMap((product) => product.variations.map((variation) => ({ product, variation })));

  return {
    isReady: async () => true,
    getSettings: async () => data.settings,
    getCategories: async () => data.categories,
    getShippingOptions: async () => data.shippingOptions,
    listProducts: async () => listProducts(),
    getProduct: async (slug) => findProduct((product) => product.slug === slug),
    getProductById: async (id) => findProduct((product) => product.id === id),
    getVariations: async (ids) => {
      const wanted = new Set(ids);
      return listVariations().filter(({ variation }) => wanted.has(variation.id));
    },
    getVariationBySku: async (sku) => listVariations().find(({ variation }) => variation.sku === sku) ?? null,

    saveStockNotification: async (notification) => {
      const { variationId, email } = notification;
      const isKnown = notifications.some(
        (known) => known.variationId === variationId && known.email === email,
      );
      if (!isKnown) notifications.push({ ...notification });
    },
    listStockNotifications: async (variationId) =>
      notifications.filter((known) => known.variationId === variationId),

    ...createMemoryCalls(),
    listMessages: async () => structuredClone(data.messages),

    createCheckout: async (record) => {
      checkouts.set(record.id, structuredClone(record));
    },
    getCheckout: async (id) => {
      const record = checkouts.get(id);
      return record ? structuredClone(record) : null;
    },
    saveCheckout: async (record) => {
      if (checkouts.get(record.id)?.version !== record.version - 1) return "conflict";
      checkouts.set(record.id, structuredClone(record));
      return "saved";
    },

    preparePayment: async (checkoutId, draft) => {
      if (!orders.has(checkoutId)) prepared.set(checkoutId, structuredClone(draft));
      return { kind: "manual" };
    },
    placeOrder: async (checkoutId, draft) => {
      const placed = orders.get(checkoutId);
      if (placed) return { kind: "placed", order: placed };
      if (!isDeepStrictEqual(prepared.get(checkoutId), draft)) return { kind: "changed" };
      const skus = stock.reserve(draft.lines);
      if (skus.length > 0) return { kind: "notEnoughStock", skus };
      const order: PlacedOrder = {
        id: `order_${orders.size + 1}`,
        number: String(firstOrderNumber + orders.size),
        placedAt: now().toISOString(),
      };
      orders.set(checkoutId, order);
      return { kind: "placed", order };
    },
  };
}
