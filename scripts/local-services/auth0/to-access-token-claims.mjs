import action from "../../../docker/auth0/post-login-action.cjs";

/**
 * Returns the claims that the tenant's Action adds to an access token. The emulator has one user for each address, so
 * the Action has no users to link.
 *
 * @param {import("./open-store.mjs").User} user
 * @returns {Promise<Record<string, unknown>>}
 */
export async function toAccessTokenClaims(user) {
  /** @type {Record<string, unknown>} */
  const claims = {};
  await action.onExecutePostLogin(
    { user: { user_id: user.id, email: user.email, email_verified: user.emailVerified }, secrets: {} },
    {
      access: { deny: () => {} },
      accessToken: { setCustomClaim: (name, value) => void Object.assign(claims, { [name]: value }) },
      authentication: { setPrimaryUserId: () => {} },
      user: { setAppMetadata: () => {} },
    },
  );
  return claims;
}
