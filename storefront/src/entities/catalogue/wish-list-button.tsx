import type { TFunction } from "i18next";
import { Icon } from "../../ui/icon.tsx";
import { useIsWished, wishList } from "./use-wish-list.ts";

type WishListButtonProps = {
  variationId: string;
  /** Product and variation, to distinguish the hearts of a list. */
  name: string;
  t: TFunction;
  className?: string;
};

/** A heart that adds a variation to the wish list or removes it. */
export function WishListButton({ variationId, name, t, className }: WishListButtonProps) {
  const isWished = useIsWished(variationId);
  return (
    <button
      aria-label={t("wishList.toggle", { name })}
      aria-pressed={isWished}
      className={className ? `wish ${className}` : "wish"}
      onClick={() => (isWished ? wishList.remove(variationId) : wishList.add(variationId))}
      title={t(isWished ? "wishList.remove" : "wishList.add")}
      type="button"
    >
      <Icon name="heart" />
    </button>
  );
}
