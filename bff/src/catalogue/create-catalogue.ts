import { createSwrCache } from "@spolverk/server-kit/swr-cache";
import type {
  CommerceCategory,
  CommerceMessage,
  CommercePort,
  CommerceProduct,
  CommerceSettings,
  CommerceShippingOption,
  CommerceVariation,
} from "../commerce/port.ts";
import { createReplyStore } from "./reply-store.ts";

const productsKept = 2000;
const variationsKept = 10_000;

type FoundVariation = { product: CommerceProduct; variation: CommerceVariation };

export type CatalogueOptions = {
  now: () => Date;
  /** How long a read is given without a second look, in milliseconds. */
  freshMs: number;
  /** How long an older one is given while a new one is fetched. */
  staleMs: number;
};

/** The parts of the backend that change seldom, read through short-lived caches. */
export type Catalogue = {
  getSettings(): Promise<CommerceSettings>;
  getShippingOptions(): Promise<readonly CommerceShippingOption[]>;
  /** At most `freshMs` old: for what a checkout charges. */
  getFreshSettings(): Promise<CommerceSettings>;
  getFreshShippingOptions(): Promise<readonly CommerceShippingOption[]>;
  getCategories(): Promise<readonly CommerceCategory[]>;
  listProducts(): Promise<readonly CommerceProduct[]>;
  getProduct(slug: string): Promise<CommerceProduct | null>;
  getProductById(id: string): Promise<CommerceProduct | null>;
  /** At most `freshMs` old, since carts are checked by it [4.14]. */
  getFreshVariation(id: string): Promise<FoundVariation | null>;
  /** At most `freshMs` old, so that what was taken back is not told any more. */
  getFreshMessages(): Promise<readonly CommerceMessage[]>;
  /** Forgets what is known of products that have changed, by id, or of all and of the categories. */
  forget(ids: readonly string[] | "all"): void;
  /** The JSON of a reply, made once for as long as the values above that it is made of are held. */
  serialize: ReturnType<typeof createReplyStore>["serialize"];
};

export function createCatalogue(commerce: CommercePort, options: CatalogueOptions): Catalogue {
  const { freshMs, staleMs, now } = options;
  const createCache = <V>(max: number) =>
    createSwrCache<V>({ max, freshMs, maxAgeMs: staleMs, now: () => now().getTime() });
  const settings = createCache<CommerceSettings>(1);
  const shippingOptions = createCache<readonly CommerceShippingOption[]>(1);
  const categories = createCache<readonly CommerceCategory[]>(1);
  const lists = createCache<readonly CommerceProduct[]>(1);
  const bySlug = createCache<CommerceProduct | null>(productsKept);
  const byId = createCache<CommerceProduct | null>(productsKept);
  const variations = createCache<FoundVariation | null>(variationsKept);
  const messages = createCache<readonly CommerceMessage[]>(1);

  const loadSettings = () => commerce.getSettings();
  const loadShippingOptions = () => commerce.getShippingOptions();
  return {
    getSettings: () => settings.get("settings", loadSettings),
    getFreshSettings: () => settings.getFresh("settings", loadSettings),
    getShippingOptions: () => shippingOptions.get("options", loadShippingOptions),
    getFreshShippingOptions: () => shippingOptions.getFresh("options", loadShippingOptions),
    getCategories: () => categories.get("categories", () => commerce.getCategories()),
    listProducts: () => lists.get("products", () => commerce.listProducts()),
    getProduct: (slug) => bySlug.get(slug, () => commerce.getProduct(slug)),
    getProductById: (id) => byId.get(id, () => commerce.getProductById(id)),
    getFreshVariation: (id) =>
      variations.getFresh(id, async () => (await commerce.getVariations([id]))[0] ?? null),
    getFreshMessages: () => messages.getFresh("messages", () => commerce.listMessages()),
    forget: (ids) => {
      const isNamed = (id: string) => ids === "all" || ids.includes(id);
      if (ids === "all") categories.forget();
      lists.forget();
      // A product that was looked for in vain may be there by now.
      for (const cache of [bySlug, byId]) cache.forget((product) => product === null || isNamed(product.id));
      variations.forget((found) => found === null || isNamed(found.product.id));
    },
    ...createReplyStore(),
  };
}
