import { useTranslation } from "react-i18next";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { FacetLink } from "./facet-link.tsx";

type CheckLinkProps = {
  name: string;
  count: number;
  isChosen: boolean;
  search: ListingSearch;
  splat: string;
};

/** A value of a filter with a box to tick and how many variations it stands for. */
export function CheckLink({ name, count, isChosen, search, splat }: CheckLinkProps) {
  const { t } = useTranslation();
  return (
    <li>
      <FacetLink className="check-link" isChosen={isChosen} search={search} splat={splat}>
        {name}
        <b aria-hidden="true">{count}</b>
        <span className="sr-only">{t("filter.variants", { count })}</span>
      </FacetLink>
    </li>
  );
}
