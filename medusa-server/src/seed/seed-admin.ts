import { Modules } from "@medusajs/framework/utils";
import { saveAdminUser } from "./admin-users/save-admin-user.ts";
import type { Environment } from "../environment/environment.ts";
import type { SeedContext } from "./seed-context.ts";

/** Creates a local shop's merchandiser. A production shop gets its users from the script `save-admin-user`. */
export async function seedAdmin({ container, count }: SeedContext, environment: Environment): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SPOLVERK_LOCAL: local } = environment;
  if (!local || email === undefined || password === undefined) return;
  const [existing] = await container.resolve(Modules.USER).listUsers({ email });
  if (existing !== undefined) return;
  await saveAdminUser(container, { email, password, first_name: "Shop", last_name: "Admin" });
  count("adminUsers", 1);
}
