import { MedusaError } from "@medusajs/framework/utils";

/** Returns the `:id` of a route's path. */
export function toId(request: { params: Record<string, string> }): string {
  const { id } = request.params;
  if (id === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The path names nothing");
  return id;
}
