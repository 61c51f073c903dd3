import { loadPart } from "./chunk-failure.ts";

/** A component of a route; one in a file of its own knows how to fetch it. */
type RouteComponent = { preload?: (() => Promise<unknown>) | undefined };
type Route = { options: { component?: unknown } };

/** Gives up a page whose script does not come, so that the error page can say so [8.12]. For the browser only. */
export function limitRouteChunks(routes: readonly Route[]): void {
  for (const { options } of routes) {
    const component = options.component as RouteComponent | undefined;
    const preload = component?.preload;
    if (component && preload) component.preload = () => loadPart(preload);
  }
}
