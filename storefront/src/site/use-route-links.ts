import { type StaticDataRouteOption, useMatches, useRouteContext, useRouter } from "@tanstack/react-router";
import { toOfferedRoutes, toRouteAddress, toRouteLinks } from "./route-links.ts";

export function useRouteLinks<P extends "footer" | "header" | "tab">(place: P) {
  return toRouteLinks(useOfferedRoutes(), place);
}

/** A path of a page that may not be there yet; null until it is. */
export function useRouteAddress(path: string): string | null {
  return toRouteAddress(useOfferedRoutes(), path);
}

function useOfferedRoutes() {
  const { shop } = useRouteContext({ from: "__root__" });
  return toOfferedRoutes(Object.values(useRouter().routesById), shop);
}

/** The metadata of the page that is shown. */
export function useRouteMetadata(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
}
