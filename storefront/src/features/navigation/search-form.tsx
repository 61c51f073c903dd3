import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";

type SearchFormProps = {
  id: string;
  /** Where the results are shown. */
  action: "/shop" | "/search";
  defaultQuery?: string;
  className?: string;
};

/** A search runs only from typed text [5.11]. A plain form, so that it also works before any script has run. */
export function SearchForm({ id, action, defaultQuery = "", className = "" }: SearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <search aria-label={t(action === "/shop" ? "search.label" : "search.title")} className={className}>
      <form
        action={action}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("query");
          const query = typeof typed === "string" ? typed.trim() : "";
          if (query === "") return;
          if (action === "/shop") void navigate({ to: "/shop/$", params: { _splat: "" }, search: { query } });
          else void navigate({ to: "/search", search: { query } });
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {t("search.label")}
        </label>
        <input
          autoComplete="off"
          className="h-12 w-full rounded-full border border-strong/70 bg-surface pr-5 pl-12 text-ink placeholder:text-soft"
          defaultValue={defaultQuery}
          enterKeyHint="search"
          id={id}
          key={defaultQuery}
          maxLength={100}
          name="query"
          placeholder={t("search.placeholder")}
          type="search"
        />
        <button
          aria-label={t("search.submit")}
          className="absolute top-1 left-1 grid size-10 place-items-center rounded-full text-soft hover:text-ink"
          type="submit"
        >
          <Icon className="size-5" name="search" />
        </button>
      </form>
    </search>
  );
}
