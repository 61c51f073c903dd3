import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * Reads the names of the admin's users by id. A user without a name is named by the email address. Omit `ids` for all
 * users.
 */
export async function readUserNames(
  container: MedusaContainer,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids?.length === 0) return new Map();
  const users = await container
    .resolve(Modules.USER)
    .listUsers(ids === undefined ? {} : { id: [...new Set(ids)] }, {
      select: ["id", "email", "first_name", "last_name"],
      order: { email: "ASC" },
      take: null,
    });
  return new Map(
    users.map(({ id, email, first_name, last_name }) => {
      const name = [first_name, last_name].filter(Boolean).join(" ");
      return [id, name === "" ? email : name];
    }),
  );
}
