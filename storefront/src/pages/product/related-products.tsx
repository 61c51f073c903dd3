import { useTranslation } from "react-i18next";
import type { Card } from "../../api/card.ts";
import { ProductGrid } from "../../entities/catalogue/product-grid.tsx";

/** Products to look at beside this one; nothing when there are none. */
export function RelatedProducts({ items }: { items: readonly Card[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="related-products" className="mt-16 print:hidden">
      <h2 className="title-section mb-5" id="related-products">
        {t("product.related")}
      </h2>
      <ProductGrid className="lg:grid-cols-4" headingLevel={3} items={items} />
    </section>
  );
}
