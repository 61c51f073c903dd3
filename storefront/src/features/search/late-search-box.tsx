import { lazy, memo } from "react";
import { AliveWhenNear } from "../../ui/alive-when-near.tsx";
import { loadPart } from "../navigation/chunk-failure.ts";
import { whenIdle } from "../../ui/when-idle.ts";

const loadSearchBox = async () => (await import("./search-box.tsx")).SearchBox;

// The server writes it as it is: a form that leads to the search page until its script has come.
const SearchBox = import.meta.env.SSR
  ? await loadSearchBox()
  : lazy(async () => {
      await whenIdle();
      return { default: await loadPart(loadSearchBox) };
    });

/**
 * The header's search, made alive when the browser has nothing else to do; on a phone, which does not show it, never.
 * See LateFooter for the memo.
 */
export const LateSearchBox = memo(function LateSearchBox({ className }: { className: string }) {
  return (
    <AliveWhenNear className={className}>
      <SearchBox />
    </AliveWhenNear>
  );
});
