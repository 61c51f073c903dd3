import type { Category } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { toPathSegment } from "./category-path.ts";

/** The top categories as tiles. */
export function CategoryTiles({ categories, title }: { categories: readonly Category[]; title: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="category-tiles">
      <h2 className="title-section mb-5" id="category-tiles">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id}>
            <Link className="category-tile" params={{ _splat: toPathSegment(category.path) }} to="/shop/$">
              <span>
                <b>{category.name}</b>
                <small>{t("listing.count", { count: category.productCount })}</small>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
