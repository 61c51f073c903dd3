import { notFound } from "../platform/errors.ts";

/** Returns the `:id` of a route's path, or its parameter of another name. */
export function toId(request: { params: Record<string, string> }, name = "id"): string {
  const id = request.params[name];
  if (id === undefined) throw notFound("The path names nothing");
  return id;
}
