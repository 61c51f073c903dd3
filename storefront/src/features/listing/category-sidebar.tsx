import type { Category } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";

/** The category tree beside a listing, with the branch of the current category expanded. */
export function CategorySidebar({ categories, splat }: { categories: readonly Category[]; splat: string }) {
  const { t } = useTranslation();
  const root = splat.split("/")[0];
  return (
    <nav aria-label={t("listing.categories")}>
      <ul className="-ml-3">
        <li>
          <CategoryLink isHere={splat === ""} name={t("nav.allProducts")} splat="" />
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryLink
              count={category.productCount}
              isHere={toPathSegment(category.path) === splat}
              name={category.name}
              splat={toPathSegment(category.path)}
            />
            {category.id === root && category.children.length > 0 && (
              <ul className="my-1 ml-4 border-l border-line pl-2">
                {category.children.map((child) => (
                  <li key={child.id}>
                    <CategoryLink
                      count={child.productCount}
                      isHere={toPathSegment(child.path) === splat}
                      name={child.name}
                      splat={toPathSegment(child.path)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryLink({
  name,
  splat,
  isHere,
  count,
}: {
  name: string;
  splat: string;
  isHere: boolean;
  count?: number;
}) {
  return (
    <Link
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isHere ? "page" : undefined}
      className="category-link"
      params={{ _splat: splat }}
      to="/shop/$"
    >
      {name}
      {count !== undefined && <span aria-hidden="true">{count}</span>}
    </Link>
  );
}
