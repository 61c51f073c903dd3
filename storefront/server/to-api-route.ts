import { endpoints } from "@spolverk/bff/contract";

const routes = Object.keys(endpoints).map((key) => {
  const [method, path = ""] = key.split(" ");
  return { key, method, pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`) };
});

/**
 * Names an API call in the log by its endpoint, such as "GET /checkout/{id}", because its path may contain a secret.
 */
export function toApiRoute(method: string, path: string): string {
  if (path.startsWith("/uploads/")) return `${method} /uploads/*`;
  const route = routes.find((each) => each.method === method && each.pattern.test(path));
  return route?.key ?? `${method} /api/*`;
}
