import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { productArticlesQuery } from "../../api/queries.ts";
import { ArticleSection } from "../../entities/article/article-section.tsx";

/** The articles about a product, by its slug. They are optional: the product renders without them. */
export function RelatedArticles({ product }: { product: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: articles = [] } = useQuery(productArticlesQuery(api, product));
  return (
    <div className="mt-16 empty:hidden print:hidden">
      <ArticleSection articles={articles} id="related-articles" title={t("product.articles")} />
    </div>
  );
}
