import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { categoriesQuery } from "../../api/queries.ts";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";
import { shopShortcuts } from "../../entities/catalogue/shop-shortcuts.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { findCategory } from "./find-category.ts";

const row =
  "flex min-h-14 items-center justify-between gap-4 rounded-2xl px-5 py-3 text-lg font-medium hover:bg-sunken";

/** The subcategories of a category, or the top categories. On phones this page is the entry to the shop. */
export function BrowsePage({ splat }: { splat: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const here = findCategory(categories, splat);
  const children = here ? here.children : categories;
  const parent = splat.split("/").slice(0, -1).join("/");
  return (
    <div className="mx-auto max-w-3xl">
      {here && (
        <Link
          className="mb-2 inline-flex min-h-11 items-center gap-1 rounded font-semibold text-accent"
          params={{ _splat: parent }}
          to="/browse/$"
        >
          <Icon className="size-5" name="chevronLeft" />
          {t("browse.back", { category: findCategory(categories, parent)?.name ?? t("nav.browse") })}
        </Link>
      )}
      <h1 className="title-page mb-5">{here?.name ?? t("browse.title")}</h1>
      <Link className={`${buttonClass("primary")} mb-4 w-full`} params={{ _splat: splat }} to="/shop/$">
        {here ? t("browse.allIn", { category: here.name }) : t("nav.allProducts")}
      </Link>
      <ul className="rounded-card bg-surface p-2 shadow-card">
        {children.map((category) => (
          <li className="border-line not-last:border-b" key={category.id}>
            <Link
              className={row}
              params={{ _splat: toPathSegment(category.path) }}
              to={category.children.length > 0 ? "/browse/$" : "/shop/$"}
            >
              {category.name}
              <span className="flex items-center gap-2 text-sm font-normal text-soft">
                {category.productCount}
                <Icon className="size-5" name="chevronRight" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!here && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {shopShortcuts.map((shortcut) => (
            <li key={shortcut.label}>
              <Link
                className={buttonClass("secondary", "small")}
                params={{ _splat: "" }}
                search={shortcut.search}
                to="/shop/$"
              >
                {t(`nav.${shortcut.label}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
