import { errors } from "oidc-provider";
import { blockedError, createGrant, toIdTokenClaims, toResourceServer } from "./create-provider.mjs";
import { passwordlessGrant, scopes } from "./shop-client.mjs";

/** @typedef {{ username?: string, otp?: string, realm?: string, audience?: string, scope?: string }} Params */

/** Auth0's messages, by which the storefront distinguishes the refusals. */
const refusals = {
  wrong: ["invalid_grant", "Wrong email or verification code."],
  expired: ["invalid_grant", "The verification code has expired. Please try to login again."],
  too_many: [
    "too_many_attempts",
    "You've reached the maximum number of attempts. Please try to login again.",
  ],
};
const refuse = (/** @type {readonly string[]} */ [error = "", description = ""]) =>
  new errors.CustomOIDCProviderError(error, description);

/**
 * Registers Auth0's exchange of a mailed code for tokens. The code proves access to the mailbox, so the address counts
 * as verified.
 *
 * @param {import("oidc-provider").Provider} provider
 * @param {object} settings
 * @param {string} settings.audience
 * @param {import("./open-store.mjs").Store} settings.store
 * @param {import("./create-users.mjs").Users} settings.users
 * @param {import("./create-codes.mjs").Codes} settings.codes
 * @param {() => Date} settings.now
 */
export function registerPasswordlessGrant(provider, { audience, store, users, codes, now }) {
  /** @param {import("oidc-provider").TokenEndpointGrantContext<Params>} ctx */
  const exchange = async (ctx) => {
    const { client, params } = ctx.oidc;
    if (params.realm !== "email" || !params.username || !params.otp) {
      throw new errors.InvalidRequest("missing required parameter(s)");
    }
    if (params.audience !== undefined && params.audience !== audience) throw new errors.InvalidTarget();
    const email = params.username.trim().toLowerCase();
    const outcome = codes.redeem(email, params.otp);
    if (outcome !== "right") throw refuse(refusals[outcome]);
    const user = await users.resolveProved(email, "email");
    if (user.blocked) throw refuse([blockedError.error, blockedError.error_description]);

    const { clientId } = client;
    const grant = await createGrant(provider, { accountId: user.id, clientId, audience });
    const source = { accountId: user.id, client, grantId: grant.jti, gty: passwordlessGrant };
    const accessToken = new provider.AccessToken({ ...source, scope: scopes });
    accessToken.resourceServer = new provider.ResourceServer(audience, toResourceServer(audience, store));
    const token = await accessToken.save();
    const asked = (params.scope ?? "openid").split(" ");
    const refreshToken = new provider.RefreshToken({
      ...source,
      scope: `${scopes} offline_access`,
      resource: audience,
      rotations: 0,
      authTime: Math.floor(now().getTime() / 1000),
    });
    const idToken = new provider.IdToken(toIdTokenClaims(user), { ctx });
    // The ID token needs the claims of these scopes; the library's types lack the field.
    Object.assign(idToken, { scope: scopes });
    ctx.body = {
      access_token: token,
      id_token: await idToken.issue({ use: "idtoken" }),
      ...(asked.includes("offline_access") && { refresh_token: await refreshToken.save() }),
      scope: asked.join(" "),
      expires_in: accessToken.expiration,
      token_type: "Bearer",
    };
  };
  provider.registerGrantType(passwordlessGrant, exchange, ["username", "otp", "realm", "audience", "scope"]);
}
