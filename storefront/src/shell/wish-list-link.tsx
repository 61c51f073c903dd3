import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useWishCount } from "../entities/catalogue/use-wish-list.ts";
import { CountBadge } from "../ui/count-badge.tsx";
import { Icon } from "../ui/icon.tsx";

/** Link to the wish list with its count. On small screens the link appears once the list has an entry. */
export function WishListLink({ className }: { className: string }) {
  const { t } = useTranslation();
  const count = useWishCount();
  return (
    <Link
      aria-label={t("wishList.count", { count })}
      className={`${className} ${count === 0 ? "max-sm:hidden" : ""}`}
      to="/wishlist"
    >
      <span className="relative">
        <Icon name="heart" />
        <CountBadge count={count} />
      </span>
    </Link>
  );
}
