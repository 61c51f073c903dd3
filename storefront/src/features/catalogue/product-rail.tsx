import type { ListingItem } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import type { ListingSearch } from "./listing-search.ts";
import { ProductGrid } from "./product-grid.tsx";

type ProductRailProps = {
  id: string;
  title: string;
  allLabel: string;
  search: ListingSearch;
  items: readonly ListingItem[];
};

/** A row of products that slides sideways on small screens, with the way to all of them [2.44]. */
export function ProductRail({ id, title, allLabel, search, items }: ProductRailProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="title-section" id={id}>
          {title}
        </h2>
        <Link
          className="inline-flex min-h-11 items-center rounded font-semibold text-accent hover:underline"
          params={{ _splat: "" }}
          search={search}
          to="/shop/$"
        >
          {allLabel}
        </Link>
      </div>
      <ProductGrid
        className="max-lg:-mx-4 max-lg:flex max-lg:snap-x max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-6 max-lg:*:w-60 max-lg:*:shrink-0 max-lg:*:snap-start lg:grid-cols-3 2xl:grid-cols-6"
        headingLevel={3}
        items={items}
      />
    </section>
  );
}
