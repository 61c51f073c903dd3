import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a navigation to another page the heading of that page takes the focus, as after a full load: screen readers
 * announce the page, and the tab key starts at its top. The focus stays when only a filter or a variation changes
 * within a page, and while the shopper types as the new page loads.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let written: EventTarget | null = null;
    const onInput = ({ target }: Event) => (written = target);
    document.addEventListener("input", onInput);
    const stops = [
      router.subscribe("onBeforeNavigate", () => (written = null)),
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || toPage(fromLocation.pathname) === toPage(toLocation.pathname)) return;
        if (written !== null && written === document.activeElement) return;
        const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
        if (!target) return;
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }),
    ];
    return () => {
      document.removeEventListener("input", onInput);
      for (const stop of stops) stop();
    };
  }, [router]);
}

/** All variations of a product count as one page. */
function toPage(pathname: string): string {
  return pathname.startsWith("/product/") ? pathname.split("/").slice(0, 3).join("/") : pathname;
}
