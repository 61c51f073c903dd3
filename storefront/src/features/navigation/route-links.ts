import type { AnyRoute, StaticDataRouteOption } from "@tanstack/react-router";

export type RouteLink<Place> = Place & { href: string };

/** The address of a route without its parameters: "/shop/$" is "/shop". */
export function toPlainPath(fullPath: string): string {
  const segments = fullPath.split("/").filter((segment) => segment !== "" && !segment.includes("$"));
  return `/${segments.join("/")}`;
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
