import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import type { OrdersSearch } from "./orders-search.ts";

type PageLinksProps = { page: number; pages: number; search: OrdersSearch };

/** Links to the previous and the next page; renders nothing for a single page. */
export function PageLinks({ page, pages, search: { query } }: PageLinksProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const to = (target: number) => ({
    to: "/account/orders" as const,
    search: { ...(query !== undefined && { query }), ...(target > 1 && { page: target }) },
  });
  return (
    <nav aria-label={t("account.orders.pages")} className="mt-6 flex items-center justify-between gap-4">
      <span className="min-w-24">
        {page > 1 && (
          <Link className={buttonClass("outline", "small")} rel="prev" {...to(page - 1)}>
            <Icon className="size-4" name="chevronLeft" />
            {t("account.orders.previous")}
          </Link>
        )}
      </span>
      <span className="text-sm text-soft">{t("account.orders.page", { page, pages })}</span>
      <span className="min-w-24 text-right">
        {page < pages && (
          <Link className={buttonClass("outline", "small")} rel="next" {...to(page + 1)}>
            {t("account.orders.next")}
            <Icon className="size-4" name="chevronRight" />
          </Link>
        )}
      </span>
    </nav>
  );
}
