import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCartCount } from "../entities/cart/use-cart.ts";
import { useRouteLinks } from "../site/use-route-links.ts";
import { Icon } from "../ui/icon.tsx";
import { CartBadge } from "./cart-badge.tsx";

/**
 * Classes by the number of tabs. They are written out, so that Tailwind includes them in the style sheet. More tabs do
 * not fit side by side.
 */
const columns = [
  "",
  "grid-cols-1",
  "grid-cols-2",
  "grid-cols-3",
  "grid-cols-4",
  "grid-cols-5",
  "grid-cols-6",
];

/**
 * The bar at the bottom of small screens, built from the routes' metadata [2.20]. No tab's position depends on the tabs
 * after it, because a browser may paint the page before it has parsed all of it.
 */
export function TabBar() {
  const { t } = useTranslation();
  const tabs = useRouteLinks("tab");
  return (
    <nav
      aria-label={t("nav.tabs")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] in-data-payment-waits:hidden sm:hidden"
    >
      <ul className={`grid h-16 ${columns[tabs.length]}`}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              // The server ignores campaign parameters, so they must not decide which tab is active.
              activeOptions={{ exact: tab.href === "/", includeSearch: false }}
              className="tab"
              to={tab.href}
            >
              <span className="relative">
                <Icon name={tab.icon} />
                {tab.icon === "cart" && <CartBadge />}
              </span>
              {tab.icon === "cart" ? (
                <>
                  <span aria-hidden="true">{t(`nav.${tab.label}`)}</span>
                  <CartCount />
                </>
              ) : (
                t(`nav.${tab.label}`)
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CartCount() {
  const { t } = useTranslation();
  return <span className="sr-only">{t("nav.cartCount", { count: useCartCount() })}</span>;
}
