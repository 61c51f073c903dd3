import { type StaticDataRouteOption, useMatches, useRouter } from "@tanstack/react-router";
import { toRouteAddress, toRouteLinks } from "./route-links.ts";

export function useRouteLinks<P extends "footer" | "header" | "tab">(place: P) {
  return toRouteLinks(Object.values(useRouter().routesById), place);
}

/** A path of a page that may not be there yet; null until it is. */
export function useRouteAddress(path: string): string | null {
  return toRouteAddress(Object.values(useRouter().routesById), path);
}

/** The metadata of the page that is shown. */
export function useRouteMetadata(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
}
