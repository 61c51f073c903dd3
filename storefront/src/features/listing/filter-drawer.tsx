import { useTranslation } from "react-i18next";
import type { ListingFacets } from "../../search-service/listing-page.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";

type FilterDrawerProps = {
  facets: ListingFacets;
  splat: string;
  search: ListingSearch;
  total: number;
  onClose: () => void;
};

/** The filters on small screens; the listing behind the drawer follows each choice. */
export default function FilterDrawer({ facets, splat, search, total, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  return (
    <Dialog closeLabel={t("settings.close")} onClose={onClose} title={t("filter.title")}>
      <div className="mb-6">
        <ChosenFilters search={search} splat={splat} />
      </div>
      <FilterPanel facets={facets} id="drawer" search={search} splat={splat} />
      <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 border-t border-line bg-surface p-4 sm:-mx-8 sm:-mb-8">
        <button className={`${buttonClass("primary")} w-full`} onClick={onClose} type="button">
          {t("filter.show", { count: total })}
        </button>
      </div>
    </Dialog>
  );
}
