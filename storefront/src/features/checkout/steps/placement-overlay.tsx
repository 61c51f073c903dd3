import { useTranslation } from "react-i18next";

/**
 * Covers the page while the order is placed, so that nothing else can be pressed, and asks the shopper to stay [4.34].
 *
 * @param props.isSlow whether the payment service takes longer than usual, which the overlay then says
 */
export function PlacementOverlay({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-paper/85 p-6 text-center" role="alert">
      <div>
        <span
          aria-hidden="true"
          className="mx-auto block size-12 animate-spin rounded-full border-4 border-accent border-t-transparent"
        />
        <p className="title-section mt-6 font-semibold">{t("checkout.payment.placing")}</p>
        {isSlow && <p className="mx-auto mt-2 max-w-md">{t("checkout.payment.placingSlow")}</p>}
        <p className="mt-2 text-soft">{t("checkout.payment.placingHint")}</p>
      </div>
    </div>
  );
}
