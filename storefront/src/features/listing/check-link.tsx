import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import type { ListingSearch } from "../catalogue/listing-search.ts";
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
      <FacetLink
        className="group -mx-2 flex min-h-11 items-center gap-3 rounded-xl px-2 hover:bg-sunken lg:min-h-10"
        isChosen={isChosen}
        search={search}
        splat={splat}
      >
        <span
          aria-hidden="true"
          className="grid size-5 shrink-0 place-items-center rounded-md border border-strong bg-surface text-accent-ink group-aria-[current]:border-accent group-aria-[current]:bg-accent"
        >
          {isChosen && <Icon className="size-4" name="check" />}
        </span>
        <span className="min-w-0 grow group-aria-[current]:font-semibold">{name}</span>
        <span aria-hidden="true" className="text-sm text-soft">
          {count}
        </span>
        <span className="sr-only">{t("filter.variants", { count })}</span>
      </FacetLink>
    </li>
  );
}
