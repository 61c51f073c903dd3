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

/** The pages of an account are linked to only where somebody can sign in. */
export function toOfferedRoutes(routes: readonly AnyRoute[], canSignIn: boolean): readonly AnyRoute[] {
  return canSignIn ? routes : routes.filter(({ fullPath }) => !/^\/account(?:\/|$)/.test(fullPath));
}

type Metadata = Required<Pick<StaticDataRouteOption, "footer" | "header" | "tab">>;
type Places = Omit<Metadata, "footer"> & { footer: Metadata["footer"][number] };

/** The links to one place of the frame, from the routes that exist, in their order: no link is ever dead. */
export function toRouteLinks<P extends keyof Places>(
  routes: readonly AnyRoute[],
  place: P,
): RouteLink<Places[P]>[] {
  return routes
    .flatMap((route) => {
      const data: StaticDataRouteOption = route.options.staticData ?? {};
      const links = [data[place] ?? []].flat() as Places[P][];
      return links.map((link) => ({ ...link, href: toPlainPath(route.fullPath) }));
    })
    .toSorted((a, b) => a.order - b.order);
}
