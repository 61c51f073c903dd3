import type { AnyRoute, StaticDataRouteOption } from "@tanstack/react-router";
import type { ShopContext } from "./shop-context.ts";

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

/**
 * What a site has: the pages of an account only where somebody can sign in, legal pages only where its law asks for them,
 * and likewise the form to withdraw from a contract.
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
