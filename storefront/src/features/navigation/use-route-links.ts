import { type StaticDataRouteOption, useMatches, useRouter } from "@tanstack/react-router";
import { toRouteLinks } from "./route-links.ts";

export function useRouteLinks<P extends "footer" | "header" | "tab">(place: P) {
  return toRouteLinks(Object.values(useRouter().routesById), place);
}

/** The metadata of the page that is shown. */
export function useRouteMetadata(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
}
