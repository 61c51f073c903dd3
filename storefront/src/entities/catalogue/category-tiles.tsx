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
            <Link
              className="flex min-h-20 items-center justify-between gap-4 rounded-card bg-sunken px-6 py-4 transition-colors hover:bg-accent-soft"
              params={{ _splat: toPathSegment(category.path) }}
              to="/shop/$"
            >
              <span>
                <span className="block text-lg font-semibold">{category.name}</span>
                <span className="text-sm text-soft">
                  {t("listing.count", { count: category.productCount })}
                </span>
              </span>
              <Icon className="size-5 text-soft" name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
