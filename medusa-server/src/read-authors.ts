import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** The e-mails of merchandisers by their ids; of one that was deleted there is none. */
export async function readAuthors(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const users = await container
    .resolve(Modules.USER)
    .listUsers({ id: [...new Set(ids)] }, { select: ["id", "email"], take: null });
  return new Map(users.map(({ id, email }) => [id, email]));
}
