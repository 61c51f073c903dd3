import type { MiddlewareRoute } from "@medusajs/framework/http";

/**
 * Returns the routes; of two with the same method and path, Medusa would only ever run the first.
 * @throws Error that names the routes that exist twice
 */
export function expectDistinctRoutes(routes: readonly MiddlewareRoute[]): readonly MiddlewareRoute[] {
  const keys = routes.flatMap(({ methods = [], matcher }) =>
    methods.map((method) => `${method} ${String(matcher).replaceAll(/:\w+/g, ":")}`),
  );
  const doubles = keys.filter((key, at) => keys.indexOf(key) !== at);
  if (doubles.length > 0) throw new Error(`Routes exist twice: ${doubles.join(", ")}`);
  return routes;
}
