import { type StaticDataRouteOption, useMatches, useRouteContext, useRouter } from "@tanstack/react-router";
import { toOfferedRoutes, toRouteAddress, toRouteLinks } from "./route-links.ts";

export function useRouteLinks<P extends "footer" | "header" | "tab">(place: P) {
  return toRouteLinks(useOfferedRoutes(), place);
}

/** The path of a page that may not exist; null when it does not. */
export function useRouteAddress(path: string): string | null {
  return toRouteAddress(useOfferedRoutes(), path);
}

function useOfferedRoutes() {
  const { shop } = useRouteContext({ from: "__root__" });
  return toOfferedRoutes(Object.values(useRouter().routesById), shop);
}

/** The metadata of the current page. */
export function useRouteMetadata(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
}
