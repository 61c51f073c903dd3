import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows";
import { Modules } from "@medusajs/framework/utils";
import type { Environment } from "../environment.ts";
import type { SeedContext } from "./seed-context.ts";

/** The merchandiser of a local shop. A shop in production gets its users by `medusa user`. */
export async function seedAdmin({ container, count }: SeedContext, environment: Environment): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SPOLVERK_LOCAL: local } = environment;
  if (!local || email === undefined || password === undefined) return;
  const [existing] = await container.resolve(Modules.USER).listUsers({ email });
  if (existing !== undefined) return;

  const auth = container.resolve(Modules.AUTH);
  // A run that died between the two steps leaves a login without a user: it is created again.
  const [orphan] = await auth.listProviderIdentities({ entity_id: email, provider: "emailpass" });
  if (orphan?.auth_identity_id) await auth.deleteAuthIdentities([orphan.auth_identity_id]);
  const { success, authIdentity, error } = await auth.register("emailpass", { body: { email, password } });
  if (!success || authIdentity === undefined) throw new Error(`The admin user was not made: ${error}`);
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email, first_name: "Shop", last_name: "Admin" } },
  });
  count("adminUsers", 1);
}
