import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows";

const provider = "emailpass";

/**
 * Creates a user of the admin, changes an existing user's password, or adds a first one for a user who signs in
 * without.
 *
 * @throws Error when Medusa refuses
 */
export async function saveAdminUser(
  container: MedusaContainer,
  {
    email: typed,
    password,
    ...names
  }: { email: string; password: string; first_name?: string; last_name?: string },
): Promise<"created" | "changed"> {
  const auth = container.resolve(Modules.AUTH);
  // Search for both spellings: an earlier version stored addresses in mixed case.
  const [existing] = await container
    .resolve(Modules.USER)
    .listUsers({ email: [...new Set([typed, typed.toLowerCase()])] });
  const email = existing?.email ?? typed.toLowerCase();
  const [login] = await auth.listProviderIdentities({ entity_id: email, provider });
  if (existing !== undefined && login !== undefined) {
    const { success, error } = await auth.updateProvider(provider, { entity_id: email, password });
    if (!success) throw new Error(`The password was not changed: ${error}`);
    return "changed";
  }
  // A crash between the steps below leaves a login without a user. Delete the login, which is created again.
  if (login?.auth_identity_id) await auth.deleteAuthIdentities([login.auth_identity_id]);
  const { success, authIdentity, error } = await auth.register(provider, { body: { email, password } });
  if (!success || authIdentity === undefined) throw new Error(`The admin user was not created: ${error}`);
  if (existing !== undefined) {
    // The user exists without this login, for instance after accepting an invitation by another provider.
    await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: existing.id } });
    return "changed";
  }
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email, ...names } },
  });
  return "created";
}
