import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { cartNotices, useCartNotices } from "../../entities/cart/cart-notices.ts";
import type { CartNotice } from "../../entities/cart/restore-cart.ts";
import { Notice } from "../../ui/notice.tsx";

function toText(notice: CartNotice, t: TFunction): string {
  switch (notice.kind) {
    case "missing":
      return t("cart.removedMissing", { name: notice.name ?? t("cart.unknownName") });
    case "unavailable":
      return t("cart.removedUnavailable", { name: notice.name });
    case "reduced":
      return t("cart.reduced", { name: notice.name, quantity: notice.quantity });
  }
}

/** Changes made to the cart since the last visit [4.15]–[4.17]. */
export function CartNoticeList() {
  const { t } = useTranslation();
  return useCartNotices().map((notice) => (
    <Notice
      dismissLabel={t("cart.dismiss")}
      key={notice.id}
      look="warning"
      onDismiss={() => cartNotices.dismiss(notice.id)}
    >
      {toText(notice, t)}
    </Notice>
  ));
}
