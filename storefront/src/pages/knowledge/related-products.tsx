import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { articleProductsQuery, shopQuery } from "../../api/queries.ts";
import { ProductGrid } from "../../entities/catalogue/product-grid.tsx";

/** The products that an article is about. They are optional: the article renders without them. */
export function RelatedProducts({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: items = [] } = useQuery(articleProductsQuery(api, slug));
  const { isSuccess: hasPrices } = useQuery(shopQuery(api));
  if (items.length === 0 || !hasPrices) return null;
  return (
    <section aria-labelledby="related-products">
      <h2 className="title-section mb-5" id="related-products">
        {t("knowledge.relatedProducts")}
      </h2>
      <ProductGrid className="lg:grid-cols-4" headingLevel={3} items={items} />
    </section>
  );
}
