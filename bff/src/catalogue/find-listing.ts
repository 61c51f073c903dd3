import type { Language } from "@spolverk/content";
import { isSoldInCurrency, resolveLabels, sortProducts, toQueryWords } from "@spolverk/domain";
import type { z } from "zod";
import type { CommerceSettings } from "../commerce/engine.ts";
import type { CommerceCategory, CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { Listing, ListingItem, listingQuerySchema } from "../contract/catalogue.ts";
import { isDelisted } from "./is-delisted.ts";
import { isInCategory } from "./is-in-category.ts";
import { listCategoryNames } from "./list-category-names.ts";
import { isNamed, matchesQuery } from "./match-query.ts";
import { pickText } from "./pick-text.ts";
import { selectCardVariation } from "./select-card-variation.ts";
import { toListingItem } from "./to-listing-item.ts";
import { isReducedForEveryone, priceForEveryone } from "./price-for-everyone.ts";

type ListingQuery = z.output<typeof listingQuerySchema>;
type ListingSource = {
  products: readonly CommerceProduct[];
  categories: readonly CommerceCategory[];
  settings: CommerceSettings;
  /** YYYY-MM-DD */
  today: string;
};
type Card = {
  product: CommerceProduct;
  variations: readonly [CommerceVariation, ...CommerceVariation[]];
  /** The variation that represents the card. */
  shown: CommerceVariation;
};
type CardOptions = Pick<ListingQuery, "sort" | "toggle" | "currency">;

/** Currency for comparing prices where the caller names none. */
const comparedCurrency = "SEK";

/** One page of cards, or null when the category does not exist [2.4], [2.48]. */
export function findListing(source: ListingSource, query: ListingQuery): Listing | null {
  const breadcrumbs = toBreadcrumbs(source.categories, query.category, query.language);
  if (breadcrumbs === null) return null;
  const words = toQueryWords(query.query ?? "");
  const path = breadcrumbs.at(-1)?.path;
  const cards = source.products
    .filter((product) => path === undefined || isInCategory(product, path))
    .flatMap((product) => toCard(product, words, source, query));

  const { sort, language, page, pageSize } = query;
  const ranked = cards.map((card) => toSortable(card, words, query)).toSorted(compareRelevance);
  const listed = sortProducts(ranked, sort).slice((page - 1) * pageSize, page * pageSize);
  return {
    items: listed.map(({ card }) => toListingItem(card.product, card.variations, card.shown, language)),
    total: cards.length,
    page,
    pageSize,
    breadcrumbs,
  };
}

/** A product as a card beside an article; null when none of its variations is sold any more [4.31]. */
export function toProductCard(
  product: CommerceProduct,
  source: Pick<ListingSource, "settings" | "today">,
  language: Language,
): ListingItem | null {
  const [card] = toCard(product, [], source, { sort: "relevance" });
  return card ? toListingItem(product, card.variations, card.shown, language) : null;
}

function toBreadcrumbs(
  categories: readonly CommerceCategory[],
  category: string | undefined,
  language: Language,
) {
  const ids = category?.split(/[>/]/).filter((id) => id !== "") ?? [];
  const names = listCategoryNames(categories, language);
  const paths = ids.map((_, depth) => ids.slice(0, depth + 1).join(">"));
  const crumbs = paths.map((path) => ({ path, name: names.get(path) }));
  return crumbs.every((crumb): crumb is { path: string; name: string } => crumb.name !== undefined)
    ? crumbs
    : null;
}

/** Builds the card from the matching variations; null when none match. Delisted variations are left out [4.31]. */
function toCard(
  product: CommerceProduct,
  words: readonly string[],
  { settings, today }: Pick<ListingSource, "settings" | "today">,
  { sort, toggle, currency }: CardOptions,
): Card[] {
  const [first, ...rest] = product.variations.filter(
    (variation) =>
      !isDelisted(product, variation) &&
      (!currency || isSoldInCurrency(variation.attributes, currency)) &&
      isToggled(product, variation, toggle, today) &&
      matchesQuery(product, variation, words),
  );
  if (!first) return [];
  const options = { sort, currency: currency ?? comparedCurrency, ...settings };
  return [
    {
      product,
      variations: [first, ...rest],
      shown: selectCardVariation(product, [first, ...rest], options),
    },
  ];
}

function isToggled(
  product: CommerceProduct,
  variation: CommerceVariation,
  toggle: ListingQuery["toggle"],
  today: string,
): boolean {
  if (toggle === "onSale") return isReducedForEveryone(product, variation);
  if (toggle === "inStock") return variation.stock.totalAvailable > 0;
  if (toggle === "new") return resolveLabels({ ...variation, discountPercentage: 0, today }).newProduct;
  return true;
}

function toSortable(
  card: Card,
  words: readonly string[],
  { language, currency = comparedCurrency }: Pick<ListingQuery, "language" | "currency">,
) {
  const { product, variations, shown } = card;
  const name = pickText(product.name, language) ?? product.slug;
  const ranks = variations.flatMap(({ bestSeller }) => bestSeller ?? []);
  return {
    card,
    isNamed: isNamed(product, words),
    name,
    activeDate: variations.reduce(
      (latest, { activeDate }) => (activeDate > latest ? activeDate : latest),
      "",
    ),
    bestSeller: ranks.length > 0 ? Math.min(...ranks) : null,
    staffPick: variations.some(({ staffPick }) => staffPick),
    isGiftCard: product.type === "giftCard",
    priceMinor: priceForEveryone(product, shown, currency).net.price,
  };
}

type Sortable = ReturnType<typeof toSortable>;

function compareRelevance(a: Sortable, b: Sortable): number {
  const rank = ({ bestSeller }: Sortable) => bestSeller ?? Number.MAX_SAFE_INTEGER;
  return Number(b.isNamed) - Number(a.isNamed) || rank(a) - rank(b) || a.name.localeCompare(b.name, "sv");
}
