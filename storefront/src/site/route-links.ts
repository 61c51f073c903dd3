import type { AnyRoute, StaticDataRouteOption } from "@tanstack/react-router";
import type { ShopContext } from "./shop-context.ts";

export type RouteLink<Place> = Place & { href: string };

/** The path of a route without its parameters: "/shop/$" is "/shop". */
export function toPlainPath(fullPath: string): string {
  const segments = fullPath.split("/").filter((segment) => segment !== "" && !segment.includes("$"));
  return `/${segments.join("/")}`;
}

/** The path of a link; null when no route has this path. */
export function toRouteAddress(routes: readonly AnyRoute[], path: string): string | null {
  return routes.some((route) => toPlainPath(route.fullPath) === path) ? path : null;
}

/**
 * The routes that a site offers: account pages only when sign-in is configured, legal pages and the withdrawal form
 * only when its law demands them.
 */
export function toOfferedRoutes(
  routes: readonly AnyRoute[],
  { signIn, site }: { signIn: object | null; site: Pick<ShopContext["site"], "legal"> },
): readonly AnyRoute[] {
  const { pages, withdrawalFunction } = site.legal;
  return routes.filter(({ fullPath, options }) => {
    const { legalPage }: StaticDataRouteOption = options.staticData ?? {};
    if (legalPage !== undefined) return pages.includes(legalPage);
    if (fullPath === "/withdrawal") return withdrawalFunction;
    return signIn !== null || !/^\/account(?:\/|$)/.test(fullPath);
  });
}

type Metadata = Required<Pick<StaticDataRouteOption, "footer" | "header" | "tab">>;
type Places = Omit<Metadata, "footer"> & { footer: Metadata["footer"][number] };

/**
 * The links in one place of the frame. They come from the existing routes, in the order of the routes, so that no link
 * is dead.
 */
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
