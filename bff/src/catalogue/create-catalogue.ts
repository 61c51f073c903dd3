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
  /** How long settings, shipping options and messages are given without a second look, in milliseconds. */
  freshMs: number;
  /** How long older ones are given while new ones are fetched. */
  staleMs: number;
};

/**
 * The parts of the backend that change seldom. Products and categories are read once and then as `update` is told;
 * settings, shipping options and messages through short-lived caches.
 */
export type Catalogue = {
  /** With the VAT rates of this very moment. */
  getSettings(): Promise<CommerceSettings>;
  getShippingOptions(): Promise<readonly CommerceShippingOption[]>;
  /** At most `freshMs` old: for what a checkout charges. */
  getFreshSettings(): Promise<CommerceSettings>;
  getFreshShippingOptions(): Promise<readonly CommerceShippingOption[]>;
  getCategories(): Promise<readonly CommerceCategory[]>;
  listProducts(): Promise<readonly CommerceProduct[]>;
  /** The variations with a sale that begins, or began, at a moment. */
  listTimedSales(): Promise<readonly CommerceVariation[]>;
  getProduct(slug: string): Promise<CommerceProduct | null>;
  getProductById(id: string): Promise<CommerceProduct | null>;
  getVariation(id: string): Promise<FoundVariation | null>;
  /** At most `freshMs` old, so that what was taken back is not told any more. */
  getFreshMessages(): Promise<readonly CommerceMessage[]>;
  /** Reads settings, shipping options and messages again that are not fresh any more, so that no caller waits for them. */
  keepFresh(): Promise<void>;
  /** Reads products again, by id, or all of them and the categories. Returns the ids of those that differed. */
  update(products: readonly string[] | "all"): Promise<readonly string[]>;
  /**
   * Reads the categories, and returns the ids of all products, those that are held and those that the backend has: whoever
   * updates them all, slice by slice, has compared the whole catalogue.
   */
  listForComparison(): Promise<readonly string[]>;
  /** The JSON of a reply, made once for as long as the values above that it is made of are held. */
  serialize: ReturnType<typeof createReplyStore>["serialize"];
};

/** What a catalogue reads. */
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
    // What has not been read yet cannot be updated in part.
    if (ids !== "all" && isLoaded) return productStore.replace(ids, await engine.listProducts(ids));
    const [products, tree] = await Promise.all([engine.listProducts(), loadCategories()]);
    const differed = productStore.replace("all", products);
    categories = tree;
    isLoaded = true;
    return differed;
  }

  /** One update after the other, so that an older reading never replaces a newer one. */
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
    // The server reads everything when it starts: a caller meanwhile waits for that.
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

/** A read whose value stays the same object while its content does, and with it the replies that were made of it. */
function keepWhileEqual<V>(load: () => Promise<V>): () => Promise<V> {
  let last: V | undefined;
  return async () => {
    const value = await load();
    if (last === undefined || !isDeepStrictEqual(last, value)) last = value;
    return last;
  };
}
