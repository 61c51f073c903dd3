import type { AnyRoute, StaticDataRouteOption } from "@tanstack/react-router";

export type RouteLink<Place> = Place & { href: string };

/** The address of a route without its parameters: "/shop/$" is "/shop". */
export function toPlainPath(fullPath: string): string {
  const segments = fullPath.split("/").filter((segment) => segment !== "" && !segment.includes("$"));
  return `/${segments.join("/")}`;
}

/** A path that may be linked to: null while no page of ours answers there. */
export function toRouteAddress(routes: readonly AnyRoute[], path: string): string | null {
  return routes.some((route) => toPlainPath(route.fullPath) === path) ? path : null;
}

type Places = Required<Pick<StaticDataRouteOption, "footer" | "header" | "tab">>;

/** The links to one place of the frame, from the routes that exist, in their order: no link is ever dead. */
export function toRouteLinks<P extends keyof Places>(
  routes: readonly AnyRoute[],
  place: P,
): RouteLink<Places[P]>[] {
  return routes
    .flatMap((route) => {
      const data: StaticDataRouteOption = route.options.staticData ?? {};
      const found = data[place] as Places[P] | undefined;
      return found ? [{ ...found, href: toPlainPath(route.fullPath) }] : [];
    })
    .toSorted((a, b) => a.order - b.order);
}
