import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import type { BrowseSearch } from "./browse-search.ts";

type ArticleSearchFormProps = { splat: string; search: BrowseSearch };

/** Searches the articles of a type, or all. A plain form, so that it also works before any script has run. */
export function ArticleSearchForm({ splat, search }: ArticleSearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q = "", tags } = search;
  return (
    <search aria-label={t("knowledge.search")} className="block max-w-2xl">
      <form
        action={splat === "" ? "/knowledge/browse" : `/knowledge/browse/${splat}`}
        className="relative"
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
        <label className="sr-only" htmlFor="article-search">
          {t("knowledge.search")}
        </label>
        <input
          autoComplete="off"
          className="h-13 w-full rounded-full border border-strong/70 bg-surface pr-5 pl-13 text-ink placeholder:text-soft"
          defaultValue={q}
          enterKeyHint="search"
          id="article-search"
          key={q}
          maxLength={100}
          name="q"
          placeholder={t("knowledge.searchPlaceholder")}
          type="search"
        />
        {tags !== undefined && <input name="tags" type="hidden" value={tags} />}
        <button
          aria-label={t("search.submit")}
          className="absolute top-1 left-1 grid size-11 place-items-center rounded-full text-soft hover:text-ink"
          type="submit"
        >
          <Icon className="size-5" name="search" />
        </button>
      </form>
    </search>
  );
}
