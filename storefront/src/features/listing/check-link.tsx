import { useTranslation } from "react-i18next";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { FacetLink } from "./facet-link.tsx";

type CheckLinkProps = {
  name: string;
  /** How many products this value leaves; absent when unknown. */
  count?: number;
  isChosen: boolean;
  search: ListingSearch;
  splat: string;
};

/** A value of a filter, as a link that looks like a checkbox. */
export function CheckLink({ name, count, isChosen, search, splat }: CheckLinkProps) {
  const { t } = useTranslation();
  return (
    <li>
      <FacetLink className="check-link" isChosen={isChosen} search={search} splat={splat}>
        {name}
        {count !== undefined && (
          <>
            <b aria-hidden="true">{count}</b>
            <span className="sr-only">{t("listing.count", { count })}</span>
          </>
        )}
      </FacetLink>
    </li>
  );
}
