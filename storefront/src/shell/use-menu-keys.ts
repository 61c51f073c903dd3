import { useEffect, useEffectEvent, useRef } from "react";
import { isMenuKey, type MenuPlace, moveMenuFocus } from "./move-menu-focus.ts";

/** The entries of a column that are visible at the window's width. */
const entries = (column: HTMLElement | null) =>
  [...(column?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter((entry) => entry.checkVisibility());

/**
 * Moves the focus through the two columns of the Products menu by arrow keys [2.36].
 *
 * @param startsInside the first entry takes the focus when the menu appears
 * @param choose shows the children of an entry on the left, before one of the children takes the focus
 */
export function useMenuKeys(startsInside: boolean, choose: (entry: HTMLElement) => void) {
  const menu = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLUListElement>(null);
  const right = useRef<HTMLDivElement>(null);

  function findPlace(target: EventTarget | null): MenuPlace | null {
    for (const [column, element] of [["left", left.current] as const, ["right", right.current] as const]) {
      const index = entries(element).findIndex((entry) => entry === target);
      if (index !== -1) return { column, index };
    }
    return null;
  }

  const move = useEffectEvent((event: KeyboardEvent) => {
    const place = findPlace(event.target);
    if (!place || !isMenuKey(event.key)) return;
    event.preventDefault();
    if (event.key === "ArrowRight" && place.column === "left") {
      // An entry that is a link has no children to show.
      if (!(event.target instanceof HTMLButtonElement)) return;
      choose(event.target);
    }
    const leftEntries = entries(left.current);
    const rightEntries = entries(right.current);
    const next = moveMenuFocus(place, event.key, {
      leftCount: leftEntries.length,
      rightCount: rightEntries.length,
      chosenIndex: leftEntries.findIndex((entry) => entry.ariaExpanded === "true"),
    });
    (next.column === "left" ? leftEntries : rightEntries)[next.index]?.focus();
  });

  useEffect(() => {
    const element = menu.current;
    element?.addEventListener("keydown", move);
    return () => element?.removeEventListener("keydown", move);
  }, []);
  useEffect(() => {
    if (startsInside) entries(left.current)[0]?.focus();
  }, [startsInside]);

  return { menu, left, right };
}
