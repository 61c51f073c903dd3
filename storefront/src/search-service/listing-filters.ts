import { colorFamilies, type ColorFamily } from "@spolverk/domain";
import { maxPrice, readPriceLimit } from "./read-price-limit.ts";

export const productToggles = ["onSale", "inStock", "new"] as const;
export type ProductToggle = (typeof productToggles)[number];

/**
 * A price range in major units of the shopper's currency, with VAT if the shopper sees prices with VAT; null is an open
 * end.
 */
export type PriceRange = { from: number | null; to: number | null };

/** The filters of a listing. A further value of one filter widens the listing, a further filter narrows it. */
export type ListingFilters = {
  toggles: readonly ProductToggle[];
  materials: readonly string[];
  /** mm */
  diameters: readonly number[];
  colors: readonly ColorFamily[];
  /** g */
  sizes: readonly number[];
  price: PriceRange | null;
};

/** The filters as search parameters: values joined by "~", a range by "-". */
export type FilterSearch = {
  toggle?: string;
  material?: string;
  diameter?: string;
  color?: string;
  size?: string;
  price?: string;
};

export const noFilters: ListingFilters = {
  toggles: [],
  materials: [],
  diameters: [],
  colors: [],
  sizes: [],
  price: null,
};

const maxValues = 20;
const materialPattern = /^[\p{L}\p{N}][\p{L}\p{N} +/.-]{0,39}$/u;
const rangePattern = /^(\d{1,8})-(\d{0,8})$/;

/** Reads the filters from search parameters; invalid values are ignored. */
export function readFilters(search: Record<string, unknown>): ListingFilters {
  const toggles = readValues(search.toggle);
  const colors = readValues(search.color);
  return {
    toggles: productToggles.filter((toggle) => toggles.includes(toggle)),
    materials: readValues(search.material)
      .filter((value) => materialPattern.test(value))
      .toSorted(),
    diameters: readNumbers(search.diameter),
    colors: colorFamilies.filter((family) => colors.includes(family)),
    sizes: readNumbers(search.size),
    price: readPrice(search.price) ?? toPriceRange(search.from, search.to),
  };
}

/** Writes filters as search parameters; empty ones are omitted. */
export function toFilterSearch(filters: ListingFilters): FilterSearch {
  const { toggles, materials, diameters, colors, sizes, price } = filters;
  return {
    ...(toggles.length > 0 && { toggle: toggles.join("~") }),
    ...(materials.length > 0 && { material: materials.join("~") }),
    ...(diameters.length > 0 && { diameter: diameters.join("~") }),
    ...(colors.length > 0 && { color: colors.join("~") }),
    ...(sizes.length > 0 && { size: sizes.join("~") }),
    ...(price && { price: `${price.from ?? 0}-${price.to ?? ""}` }),
  };
}

/** The number of chosen values, each of which is a removable chip. */
export function countFilters(filters: ListingFilters): number {
  const { toggles, materials, diameters, colors, sizes, price } = filters;
  const lists = [toggles, materials, diameters, colors, sizes];
  return lists.reduce((sum, { length }) => sum + length, price ? 1 : 0);
}

function readValues(value: unknown): string[] {
  if (typeof value !== "string") return [];
  const values = value
    .split("~")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return [...new Set(values)].slice(0, maxValues);
}

function readNumbers(value: unknown): number[] {
  const numbers = readValues(value)
    .map(Number)
    .filter((number) => number > 0 && number < 100_000);
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

function readPrice(value: unknown): PriceRange | null {
  const [, low = "", high = ""] = (typeof value === "string" && rangePattern.exec(value)) || [];
  const from = low === "" || Number(low) === 0 ? null : Number(low);
  const to = high === "" ? null : Number(high);
  const isRange = (from ?? 0) <= (to ?? maxPrice) && (from ?? 0) <= maxPrice;
  return isRange && (from !== null || to !== null) ? { from, to } : null;
}

/**
 * Builds the range from two fields, each of which may be empty. If the lower end is in the field of the upper end, the
 * ends are swapped.
 */
export function toPriceRange(from: unknown, to: unknown): PriceRange | null {
  const lower = readEnd(from, "from");
  const upper = readEnd(to, "to");
  if (lower === null || upper === null || lower <= upper) return readPrice(`${lower ?? 0}-${upper ?? ""}`);
  return readPrice(`${readEnd(to, "from") ?? 0}-${readEnd(from, "to") ?? ""}`);
}

function readEnd(typed: unknown, end: "from" | "to"): number | null {
  const limit = typeof typed === "string" ? readPriceLimit(typed, end) : null;
  return limit === "invalid" ? null : limit;
}
