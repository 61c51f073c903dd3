import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../ui/search-field.tsx";
import type { BrowseSearch } from "./browse-search.ts";

type ArticleSearchFormProps = { splat: string; search: BrowseSearch };

/** Searches the articles of one type or of all types. It is a plain form, so that it works without JavaScript. */
export function ArticleSearchForm({ splat, search }: ArticleSearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q = "", tags } = search;
  return (
    <search aria-label={t("knowledge.search")} className="block max-w-2xl">
      <form
        action={splat === "" ? "/knowledge/browse" : `/knowledge/browse/${splat}`}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("q");
          const next = typeof typed === "string" ? typed.trim() : "";
          void navigate({
            to: "/knowledge/browse/$",
            params: { _splat: splat },
            search: { ...(next !== "" && { q: next }), ...(tags !== undefined && { tags }) },
          });
        }}
      >
        <SearchField
          defaultValue={q}
          id="article-search"
          key={q}
          label={t("knowledge.search")}
          name="q"
          placeholder={t("knowledge.searchPlaceholder")}
          submitLabel={t("search.submit")}
        />
        {tags !== undefined && <input name="tags" type="hidden" value={tags} />}
      </form>
    </search>
  );
}
