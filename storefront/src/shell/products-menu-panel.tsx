import type { Category } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Changing } from "../ui/changing.tsx";
import { categoriesQuery } from "../api/queries.ts";
import { toPathSegment } from "../entities/catalogue/category-path.ts";
import { shopShortcuts } from "../entities/catalogue/shop-shortcuts.ts";
import { useRouteLinks } from "../site/use-route-links.ts";
import { Icon } from "../ui/icon.tsx";
import { useMenuKeys } from "./use-menu-keys.ts";

const row =
  "flex min-h-11 w-full items-center justify-between gap-3 rounded-xl px-4 text-left font-medium hover:bg-sunken aria-expanded:bg-accent-soft aria-expanded:font-semibold";

type ProductsMenuPanelProps = {
  /** The menu was opened by an arrow key, so that its first entry takes the focus. */
  startsInside: boolean;
  onNavigate: () => void;
};

/**
 * Left: all products, the top categories, the shortcuts. Right: the children of the chosen category in three columns
 * [2.36].
 */
export default function ProductsMenuPanel({ startsInside, onNavigate }: ProductsMenuPanelProps) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const links = useRouteLinks("header");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = categories.find((category) => category.id === chosenId) ?? categories[0];
  const { menu, left, right } = useMenuKeys(startsInside, (entry) => flushSync(() => entry.click()));
  return (
    <div
      className="container-page grid max-h-[calc(100dvh-6rem)] grid-cols-[minmax(15rem,19rem)_1fr] gap-8 overflow-y-auto py-6"
      ref={menu}
    >
      <ul ref={left}>
        <li>
          <Link className={row} onClick={onNavigate} params={{ _splat: "" }} to="/shop/$">
            {t("nav.allProducts")}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            {category.children.length > 0 ? (
              <button
                aria-controls="products-menu-children"
                aria-expanded={category === chosen}
                className={row}
                onClick={() => setChosenId(category.id)}
                onPointerEnter={(event) => {
                  if (event.pointerType === "mouse") setChosenId(category.id);
                }}
                type="button"
              >
                {category.name}
                <Icon className="size-4 text-soft" name="chevronRight" />
              </button>
            ) : (
              <Link
                className={row}
                onClick={onNavigate}
                params={{ _splat: toPathSegment(category.path) }}
                to="/shop/$"
              >
                {category.name}
              </Link>
            )}
          </li>
        ))}
        <li aria-hidden="true" className="my-2 border-t border-line" />
        {shopShortcuts.map((shortcut) => (
          <li key={shortcut.label}>
            <Link
              className={row}
              onClick={onNavigate}
              params={{ _splat: "" }}
              search={shortcut.search}
              to="/shop/$"
            >
              {t(`nav.${shortcut.label}`)}
            </Link>
          </li>
        ))}
        {/* Below this width the header has no room for these links [2.24]. */}
        {links.map((link) => (
          <li className="lg:hidden" key={link.href}>
            <Link className={row} onClick={onNavigate} to={link.href}>
              {t(`nav.${link.label}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-l border-line pl-8" id="products-menu-children" ref={right}>
        {chosen && (
          <Children
            category={chosen}
            label={t("nav.allIn", { category: chosen.name })}
            onNavigate={onNavigate}
          />
        )}
      </div>
    </div>
  );
}

type ChildrenProps = { category: Category; label: string; onNavigate: () => void };

function Children({ category, label, onNavigate }: ChildrenProps) {
  const link = "flex min-h-11 items-center rounded-xl px-3 hover:bg-sunken";
  return (
    <>
      <Link
        className="mb-3 inline-flex min-h-11 items-center gap-2 rounded-xl px-3 text-lg font-semibold text-accent hover:underline"
        onClick={onNavigate}
        params={{ _splat: toPathSegment(category.path) }}
        to="/shop/$"
      >
        <Changing>{label}</Changing>
        <Icon className="size-4" name="chevronRight" />
      </Link>
      <ul className="grid grid-cols-3 gap-x-6">
        {category.children.map((child) => (
          <li key={child.id}>
            <Link
              className={link}
              onClick={onNavigate}
              params={{ _splat: toPathSegment(child.path) }}
              to="/shop/$"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
