import { createElement, Fragment, type ReactNode } from "react";

/** Renders a list without keys, for items that never move, such as the words of a text. */
export function renderWithoutKeys<T>(
  items: readonly T[],
  render: (item: T, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
