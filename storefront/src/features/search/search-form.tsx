import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../ui/search-field.tsx";

type SearchFormProps = { id: string; defaultQuery: string; className?: string };

/** The search page's box. A search runs only on typed text [5.11]. */
export function SearchForm({ id, defaultQuery, className = "" }: SearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <search aria-label={t("search.title")} className={className}>
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("query");
          const query = typeof typed === "string" ? typed.trim() : "";
          if (query !== "") void navigate({ to: "/search", search: { query } });
        }}
      >
        <SearchField
          defaultValue={defaultQuery}
          id={id}
          key={defaultQuery}
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          submitLabel={t("search.submit")}
        />
      </form>
    </search>
  );
}
