import { createElement, Fragment, type ReactNode } from "react";

/** Renders things that have no identity but their place and never move, such as the words of a text: without keys. */
export function inOrder<T>(items: readonly T[], render: (item: T, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
