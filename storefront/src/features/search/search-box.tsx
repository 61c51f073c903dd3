import type { TFunction } from "i18next";
import { useNavigate, useRouteContext, useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { SearchField } from "../../ui/search-field.tsx";
import type { SearchAnswer } from "./search-dropdown.tsx";
import { searchLimits } from "../../search-service/search-limits.ts";
import { useCloseOutside } from "./use-close-outside.ts";

/** Returns the value once it has not changed for `ms` milliseconds; until then the previous value. */
function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

const loadDropdown = () => loadChunk(() => import("./search-dropdown.tsx"));
const SearchDropdown = lazy(loadDropdown);

/**
 * The header's search [2.37]–[2.41]: typing queries the search service after a short pause, and the results open below.
 * Enter lists all products found. Without JavaScript it is a form that opens the search page. The dropdown's code is
 * loaded when the box is first used.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const navigate = useNavigate();
  const router = useRouter();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const query = text.trim();
  const debouncedQuery = useDebouncedValue(query, searchLimits.debounceMs);
  const isSearching = isWanted && query !== "" && shop.search !== null;
  const isLoading = isSearching && answer?.query !== query;
  const isOpen = isSearching && answer !== null;
  const hasOptions = isOpen && !answer.hasFailed;

  const close = useCallback(() => {
    setWanted(false);
    setAnswer(null);
    setActiveId(null);
  }, []);
  useEffect(() => router.subscribe("onBeforeNavigate", close), [router, close]);
  useEffect(() => {
    // Takes over what the shopper has typed before hydration.
    const typed = input.current?.value ?? "";
    if (typed === "") return;
    setText(typed);
    setWanted(document.activeElement === input.current);
  }, []);
  useCloseOutside(root, isSearching, close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      // Otherwise the browser would clear the box on Escape too.
      event.preventDefault();
      close();
    }
    if (event.key === "ArrowDown" && !isSearching) setWanted(true);
    if (!hasOptions) return;
    const options = listOptions(listId);
    const at = options.findIndex(({ id }) => id === activeId);
    if (event.key === "ArrowDown") setActiveId(options[(at + 1) % options.length]?.id ?? null);
    else if (event.key === "ArrowUp") setActiveId(options.at(at < 0 ? -1 : at - 1)?.id ?? null);
    else if (event.key === "Enter" && at >= 0) options[at]?.click();
    else return;
    event.preventDefault();
  };
  return (
    <search aria-label={t("search.label")} ref={root}>
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          // A search runs only on typed text [5.11].
          if (query !== "") void navigate({ to: "/shop/$", params: { _splat: "" }, search: { query } });
        }}
      >
        <SearchField
          aria-activedescendant={hasOptions && activeId ? activeId : undefined}
          aria-autocomplete="list"
          aria-controls={hasOptions ? listId : undefined}
          aria-expanded={hasOptions}
          id="header-search"
          inputRef={input}
          isLoading={isLoading}
          label={t("search.label")}
          onChange={(event) => {
            setText(event.target.value);
            setWanted(true);
            setActiveId(null);
            if (event.target.value.trim() === "") setAnswer(null);
          }}
          onFocus={() => {
            if (shop.search) void loadDropdown();
          }}
          onKeyDown={onKeyDown}
          placeholder={t("search.placeholder")}
          role="combobox"
          submitLabel={t("search.submit")}
          value={text}
        />
      </form>
      <output className="sr-only">{toStatus(isLoading, answer, t)}</output>
      {isSearching && debouncedQuery !== "" && (
        <Suspense>
          <SearchDropdown
            activeId={activeId}
            isOpen={isOpen}
            listId={listId}
            onAnswer={setAnswer}
            query={debouncedQuery}
          />
        </Suspense>
      )}
    </search>
  );
}

function listOptions(listId: string): HTMLElement[] {
  const list = document.getElementById(listId);
  return [...(list?.querySelectorAll<HTMLElement>("[role=option]:not([aria-disabled])") ?? [])];
}

function toStatus(isLoading: boolean, answer: SearchAnswer | null, t: TFunction): string {
  if (isLoading) return t("search.loading");
  if (!answer || answer.hasFailed) return "";
  return `${t("listing.count", { count: answer.products })}, ${t("search.articleCount", { count: answer.articles })}`;
}
