import { searchIndices } from "@spolverk/bff/contract";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Configure, Index, InstantSearch, useInstantSearch, useSearchBox } from "react-instantsearch";
import { toScopeFilters, toSearchScope } from "../../search-service/search-scope.ts";
import { ArticleOptions } from "./article-options.tsx";
import { instantSearchClientFor } from "./instant-search-client.ts";
import { ProductOptions } from "./product-options.tsx";
import { searchLimits } from "../../search-service/search-limits.ts";

/** The search service's last reply: its query and the number of results. */
export type SearchAnswer = { query: string; products: number; articles: number; hasFailed: boolean };

type SearchDropdownProps = {
  /** The typed text; never empty, because the dropdown is closed then [2.37]. */
  query: string;
  isOpen: boolean;
  listId: string;
  /** The option selected by the arrow keys. */
  activeId: string | null;
  onAnswer: (answer: SearchAnswer) => void;
};

/** Products and articles that match the typed text [2.38], by InstantSearch. */
export default function SearchDropdown(props: SearchDropdownProps) {
  const { shop, report } = useRouteContext({ from: "__root__" });
  const [firstQuery] = useState(props.query);
  const client = useMemo(
    () => shop.search && instantSearchClientFor(shop.search, report),
    [shop.search, report],
  );
  if (!client) return null;
  const scope = toSearchScope(shop);
  const shared = { page: 0, distinct: true, attributesToHighlight: [], queryLanguages: [scope.language] };
  return (
    <InstantSearch
      future={{ preserveSharedStateOnUnmount: true }}
      indexName={searchIndices.variations}
      initialUiState={{ [searchIndices.variations]: { query: firstQuery } }}
      insights={false}
      searchClient={client}
    >
      <Configure
        {...shared}
        attributesToRetrieve={["card"]}
        filters={toScopeFilters(scope, "active")}
        hitsPerPage={searchLimits.productHits}
      />
      <Panel {...props}>
        <Index indexName={searchIndices.articles}>
          <Configure
            {...shared}
            attributesToRetrieve={["slug", "title", "cover", "onlyEnglish"]}
            filters={toScopeFilters(scope, "published")}
            hitsPerPage={searchLimits.articleHits}
          />
          <ArticleOptions activeId={props.activeId} id={`${props.listId}-articles`} query={props.query} />
        </Index>
      </Panel>
    </InstantSearch>
  );
}

function Panel({
  query,
  isOpen,
  listId,
  activeId,
  onAnswer,
  children,
}: SearchDropdownProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const { query: asked, refine } = useSearchBox();
  const { status, scopedResults } = useInstantSearch({ catchError: true });
  useEffect(() => {
    if (query !== asked) refine(query);
  }, [asked, refine, query]);

  const [products, articles] = [searchIndices.variations, searchIndices.articles].map(
    (index) => scopedResults.find(({ indexId }) => indexId === index)?.results,
  );
  const hasFailed = status === "error";
  const answered = hasFailed ? query : products?.query;
  // Until the first reply, InstantSearch returns an artificial empty result, which is not an answer.
  const hasAnswered = hasFailed || (status === "idle" && !products?.__isArtificial);
  const [productCount, articleCount] = [products?.nbHits ?? 0, articles?.nbHits ?? 0];
  useEffect(() => {
    if (!hasAnswered || answered === undefined || answered === "") return;
    onAnswer({ query: answered, products: productCount, articles: articleCount, hasFailed });
  }, [answered, hasAnswered, hasFailed, productCount, articleCount, onAnswer]);

  return (
    <div
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-6rem)] overflow-y-auto border-y border-line bg-surface text-ink shadow-card"
      hidden={!isOpen}
    >
      {hasFailed && (
        <p className="container-page py-8 text-center font-medium" role="alert">
          {t("search.failed")}
        </p>
      )}
      <div
        aria-label={t("search.results")}
        className="container-page grid gap-x-10 gap-y-6 py-6 lg:grid-cols-[1fr_20rem]"
        hidden={hasFailed}
        id={listId}
        role="listbox"
      >
        <ProductOptions activeId={activeId} id={`${listId}-products`} query={query} />
        {children}
      </div>
    </div>
  );
}
