import { useTranslation } from "react-i18next";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { PriceText } from "../../entities/catalogue/price-text.tsx";
import type { Pricing } from "../../entities/catalogue/use-pricing.ts";
import { formatMoment } from "../../i18n/format-date.ts";

type ProductPriceProps = { product: ShownProduct; variation: ShownVariation; pricing: Pricing };

/**
 * A variation's prices: with and without VAT, with the shopper's choice first, before the sale, and per kilogram or
 * metre.
 */
export function ProductPrice({ product, variation, pricing }: ProductPriceProps) {
  const { t, i18n } = useTranslation();
  const price = pricing.unitPrice(variation, product);
  const other = pricing.unitPrice(variation, product, !pricing.showWithVat);
  return (
    <div className="grid gap-1">
      <PriceText className="text-3xl" isDetailed price={price} pricing={pricing} t={t} />
      {other.price !== price.price && other.vatLabel !== null && (
        <p className="text-sm text-soft">
          {`${pricing.format(other.price)} ${t(`price.${other.vatLabel}`)}`}
        </p>
      )}
      {price.everybodyAt !== null && (
        <p className="text-sm text-soft">
          {t("price.everybodyAt", { moment: formatMoment(price.everybodyAt, i18n.language) })}
        </p>
      )}
    </div>
  );
}
