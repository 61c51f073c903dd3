import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SearchBox } from "../features/search/search-box.tsx";
import { useRouteAddress, useRouteLinks, useRouteMetadata } from "../site/use-route-links.ts";
import { AccountIcon } from "./account-icon.tsx";
import { Logo } from "./logo.tsx";
import { ProductsMenu } from "./products-menu.tsx";
import { SettingsButton } from "./settings/settings-button.tsx";
import { SwedishBadge } from "./swedish-badge.tsx";
import { WishListLink } from "./wish-list-link.tsx";
import { useCartCount } from "../entities/cart/use-cart.ts";
import { Icon } from "../ui/icon.tsx";
import { CartBadge } from "./cart-badge.tsx";

const iconButton = "relative grid size-12 place-items-center rounded-full hover:bg-current/10";

/**
 * The top of every page: a bar with logo and settings on small screens, the whole menu above [2.20]–[2.29]. No part's
 * position depends on the parts after it, because a browser may paint the page before it has parsed all of it.
 */
export function Header() {
  const { t } = useTranslation();
  const { fixedHeader, raisedMenu, darkMenu } = useRouteMetadata();
  const links = useRouteLinks("header");
  const account = useRouteAddress("/account");
  return (
    <header
      className={`${fixedHeader ? "sticky top-0" : "relative"} z-30 ${darkMenu ? "bg-hero text-hero-ink" : "bg-paper text-ink"} ${raisedMenu ? "border-b border-line" : ""}`}
    >
      <div className="container-page grid h-16 grid-cols-[auto_1fr_auto] items-center gap-2 sm:h-20 sm:grid-cols-[auto_auto_auto_1fr_13.5rem] lg:gap-4 lg:grid-cols-[auto_auto_auto_1fr_15rem]">
        <Link aria-label={t("nav.logo")} className="rounded-lg py-1" to="/">
          <Logo />
        </Link>
        <SwedishBadge className="justify-self-start" isCompact label={t("brand.madeInSweden")} />
        <nav aria-label={t("nav.main")} className="flex items-center max-sm:hidden">
          <ProductsMenu />
          {links.map((link) => (
            <Link
              className="rounded-full px-4 py-3 font-semibold whitespace-nowrap hover:bg-current/10 max-lg:hidden"
              key={link.href}
              to={link.href}
            >
              {t(`nav.${link.label}`)}
            </Link>
          ))}
        </nav>
        <div className="mx-auto w-full max-w-xl max-sm:hidden">
          <SearchBox />
        </div>
        <div className="flex items-center gap-2 max-sm:justify-end lg:gap-4">
          <SettingsButton className={iconButton} />
          <WishListLink className={iconButton} />
          <CartLink className={`${iconButton} max-sm:hidden`} />
          {account && (
            <Link aria-label={t("nav.account")} className={`${iconButton} max-sm:hidden`} to={account}>
              <AccountIcon />
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** Link to the cart with its number of pieces [2.27]. */
function CartLink({ className }: { className: string }) {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <Link aria-label={t("nav.cartCount", { count })} className={className} to="/cart">
      <span className="relative">
        <Icon name="cart" />
        <CartBadge />
      </span>
    </Link>
  );
}
