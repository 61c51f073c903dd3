import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

const pages = [
  { to: "/account", label: "overview", icon: "account" },
  { to: "/account/orders", label: "orders", icon: "truck" },
  { to: "/account/addclub", label: "club", icon: "star" },
  { to: "/account/take-backs", label: "takeBacks", icon: "returns" },
  { to: "/account/settings", label: "settings", icon: "settings" },
  { to: "/wishlist", label: "wishList", icon: "heart" },
] as const;

/** Navigation between the account's pages: a column beside them, a row above them on small screens. */
export function AccountNav() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a small screen the current page's entry may be scrolled out of view.
    const entry = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (entry && list.current) list.current.scrollLeft = entry.offsetLeft - list.current.offsetLeft - 16;
  }, []);
  return (
    <nav aria-label={t("account.nav.label")} className="lg:sticky lg:top-28">
      <ul
        className="flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-1 lg:flex-col lg:gap-1"
        ref={list}
      >
        {pages.map(({ to, label, icon }) => (
          <li className="shrink-0" key={to}>
            <Link
              activeOptions={{ exact: to === "/account" }}
              className="flex min-h-11 items-center gap-2.5 rounded-full px-4 font-semibold text-soft hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-ink max-lg:border max-lg:border-line max-lg:text-sm max-lg:aria-[current]:border-accent"
              to={to}
            >
              <Icon className="size-5" name={icon} />
              {t(`account.nav.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
