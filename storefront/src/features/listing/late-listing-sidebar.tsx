import { lazy, Suspense } from "react";
import { whenIdle } from "../../ui/when-idle.ts";
import { ListingSidebar, type ListingSidebarProps } from "./listing-sidebar.tsx";

/** From where on there is room for it: Tailwind's "lg". */
const wide = "(min-width: 64rem)";

// Its many links take a phone, which shows none of them, as long to make alive as the products in sight.
const Sidebar =
  import.meta.env.SSR || window.matchMedia(wide).matches
    ? ListingSidebar
    : lazy(async () => {
        await whenIdle();
        return { default: ListingSidebar };
      });

/** What stands beside a listing, made alive with the page where it is seen, else when there is nothing else to do. */
export function LateListingSidebar(props: ListingSidebarProps) {
  return (
    <Suspense>
      <Sidebar {...props} />
    </Suspense>
  );
}
