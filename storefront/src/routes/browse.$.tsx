import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { categoriesQuery } from "../api/queries.ts";
import { findCategory } from "../pages/shop/find-category.ts";
import { toPathSegment } from "../entities/catalogue/category-path.ts";
import { shopShortcuts } from "../entities/catalogue/shop-shortcuts.ts";
import { toFixedHead, toPageHead } from "../site/page-head.ts";
import { buttonClass } from "../ui/button-class.ts";
import { Icon } from "../ui/icon.tsx";

export const Route = createFileRoute("/browse/$")({
  staticData: {
    meta: "browse",
    tab: { order: 2, label: "shop", icon: "grid" },
    footer: { group: "shop", order: 2, label: "browse" },
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api }, params }) => {
    const categories = await queryClient.ensureQueryData(categoriesQuery(api));
    if (params._splat && !findCategory(categories, params._splat)) throw notFound();
  },
  head: ({ match, params }) => {
    const { context } = match;
    const splat = params._splat ?? "";
    if (splat === "") return toFixedHead(context, "browse", "/browse");
    const categories = context.queryClient.getQueryData(categoriesQuery(context.api).queryKey) ?? [];
    const category = findCategory(categories, splat);
    if (!category) return {};
    return toPageHead({
      context,
      title: category.name,
      description: context.i18n.t("meta.browse.description"),
      // The same category as in the shop: one of the two is enough for search engines.
      address: `/shop/${splat}`,
    });
  },
  component: BrowsePage,
});

const row =
  "flex min-h-14 items-center justify-between gap-4 rounded-2xl px-5 py-3 text-lg font-medium hover:bg-sunken";

function BrowsePage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { _splat: splat = "" } = Route.useParams();
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
