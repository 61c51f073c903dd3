import { isDeepStrictEqual } from "node:util";
import { createSwrCache } from "@spolverk/server-kit/swr-cache";
import type { Backend } from "../commerce/backend.ts";
import type { CommerceSettings, CommerceShippingOption } from "../commerce/engine.ts";
import type { CommerceCategory, CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { CommerceMessage } from "../commerce/store.ts";
import { createPresentRates } from "./create-present-rates.ts";
import { createProductStore, type FoundVariation } from "./product-store.ts";
import { createReplyStore } from "./reply-store.ts";

export type CatalogueOptions = {
  now: () => Date;
  /** Milliseconds for which settings, shipping options and messages are fresh. */
  freshMs: number;
  /** Milliseconds for which stale values are served while new ones are fetched. */
  staleMs: number;
};

/**
 * The parts of the backend that change seldom. Products and categories are loaded once and then reread by `update`;
 * settings, shipping options and messages have short-lived caches.
 */
export type Catalogue = {
  /** With the VAT rates that apply at this moment. */
  getSettings(): Promise<CommerceSettings>;
  getShippingOptions(): Promise<readonly CommerceShippingOption[]>;
  /** At most `freshMs` old: for the amounts that a checkout charges. */
  getFreshSettings(): Promise<CommerceSettings>;
  getFreshShippingOptions(): Promise<readonly CommerceShippingOption[]>;
  getCategories(): Promise<readonly CommerceCategory[]>;
  listProducts(): Promise<readonly CommerceProduct[]>;
  /** The variations with a sale that begins, or began, at a point in time. */
  listTimedSales(): Promise<readonly CommerceVariation[]>;
  getProduct(slug: string): Promise<CommerceProduct | null>;
  getProductById(id: string): Promise<CommerceProduct | null>;
  getVariation(id: string): Promise<FoundVariation | null>;
  /** At most `freshMs` old, so that a withdrawn message disappears. */
  getFreshMessages(): Promise<readonly CommerceMessage[]>;
  /** Refetches settings, shipping options and messages that are no longer fresh, so that no caller waits for them. */
  keepFresh(): Promise<void>;
  /** Rereads products by id, or all of them with the categories. Returns the ids of the products that differed. */
  update(products: readonly string[] | "all"): Promise<readonly string[]>;
  /**
   * Rereads the categories and returns the ids of all products: those of this catalogue and those of the backend.
   * Passing all of them to `update`, slice by slice, compares the whole catalogue.
   */
  listForComparison(): Promise<readonly string[]>;
  /** Caches the JSON of a reply for as long as this catalogue holds the values that the reply is made of. */
  serialize: ReturnType<typeof createReplyStore>["serialize"];
};

/** The backend calls and products that a catalogue reads. */
export type CatalogueSource = {
  engine: Pick<
    Backend["engine"],
    "getSettings" | "getCategories" | "getShippingOptions" | "listProducts" | "listProductIds"
  >;
  store: Pick<Backend["store"], "listMessages">;
};

export function createCatalogue({ engine, store }: CatalogueSource, options: CatalogueOptions): Catalogue {
  const { freshMs, staleMs, now } = options;
  const createCache = <V>() =>
    createSwrCache<V>({ max: 1, freshMs, maxAgeMs: staleMs, now: () => now().getTime() });
  const settings = createCache<CommerceSettings>();
  const shippingOptions = createCache<readonly CommerceShippingOption[]>();
  const messages = createCache<readonly CommerceMessage[]>();
  const loadSettings = keepWhileEqual(() => engine.getSettings());
  const toPresent = createPresentRates(now);
  const loadShippingOptions = keepWhileEqual(() => engine.getShippingOptions());
  const loadMessages = keepWhileEqual(() => store.listMessages());
  const loadCategories = keepWhileEqual(() => engine.getCategories());

  const productStore = createProductStore();
  let categories: readonly CommerceCategory[] = [];
  let isLoaded = false;
  let lastUpdate: Promise<unknown> = Promise.resolve();
  let firstLoad: Promise<unknown> | null = null;

  async function reload(ids: readonly string[] | "all"): Promise<readonly string[]> {
    // A partial update needs a complete first load.
    if (ids !== "all" && isLoaded) return productStore.replace(ids, await engine.listProducts(ids));
    const [products, tree] = await Promise.all([engine.listProducts(), loadCategories()]);
    const differed = productStore.replace("all", products);
    categories = tree;
    isLoaded = true;
    return differed;
  }

  /** Updates run in sequence, so that an older read never replaces a newer one. */
  function update(ids: readonly string[] | "all"): Promise<readonly string[]> {
    const updated = lastUpdate.then(() => reload(ids));
    lastUpdate = updated.catch(() => {});
    return updated;
  }

  async function listForComparison(): Promise<readonly string[]> {
    const [tree, ids] = await Promise.all([loadCategories(), engine.listProductIds()]);
    categories = tree;
    return [...new Set([...productStore.list().map(({ id }) => id), ...ids])];
  }

  async function read<V>(pick: () => V): Promise<V> {
    // The server loads everything at start; a caller during that time waits for it.
    if (!isLoaded) await lastUpdate;
    if (!isLoaded) {
      firstLoad ??= update("all").finally(() => (firstLoad = null));
      await firstLoad;
    }
    return pick();
  }

  const readFreshSettings = () => settings.getFresh("settings", loadSettings);
  const getFreshShippingOptions = () => shippingOptions.getFresh("options", loadShippingOptions);
  const getFreshMessages = () => messages.getFresh("messages", loadMessages);

  return {
    getSettings: async () => toPresent(await settings.get("settings", loadSettings)),
    getFreshSettings: async () => toPresent(await readFreshSettings()),
    getShippingOptions: () => shippingOptions.get("options", loadShippingOptions),
    getFreshShippingOptions,
    getFreshMessages,
    keepFresh: async () => {
      await Promise.all([readFreshSettings(), getFreshShippingOptions(), getFreshMessages()]);
    },
    getCategories: () => read(() => categories),
    listProducts: () => read(productStore.list),
    listTimedSales: () => read(productStore.listTimedSales),
    getProduct: (slug) => read(() => productStore.findBySlug(slug)),
    getProductById: (id) => read(() => productStore.get(id)),
    getVariation: (id) => read(() => productStore.findVariation(id)),
    update,
    listForComparison,
    ...createReplyStore(),
  };
}

/** Wraps a read so that equal content returns the same object, and with it the cached replies made of it. */
function keepWhileEqual<V>(load: () => Promise<V>): () => Promise<V> {
  let last: V | undefined;
  return async () => {
    const value = await load();
    if (last === undefined || !isDeepStrictEqual(last, value)) last = value;
    return last;
  };
}
