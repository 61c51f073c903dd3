import { Link } from "@tanstack/react-router";
import type { Card } from "../../api/card.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { ProductGrid } from "./product-grid.tsx";

type ProductRailProps = {
  id: string;
  title: string;
  allLabel: string;
  search: ListingSearch;
  items: readonly Card[];
};

/** A carousel of products with a link to all of them [2.44]. */
export function ProductRail({ id, title, allLabel, search, items }: ProductRailProps) {
  return (
    <Carousel
      action={
        <Link
          className="inline-flex min-h-11 items-center rounded font-semibold text-accent hover:underline"
          params={{ _splat: "" }}
          search={search}
          to="/shop/$"
        >
          {allLabel}
        </Link>
      }
      id={id}
      title={title}
    >
      <ProductGrid headingLevel={3} items={items} layout="row" />
    </Carousel>
  );
}
