import { errors, Provider } from "oidc-provider";
import { createAdapter } from "./create-adapter.mjs";
import { scopes, toClient } from "./shop-client.mjs";
import { toAccessTokenClaims } from "./to-access-token-claims.mjs";

const day = 86_400;

/** Auth0's error for a user whom an administrator has blocked. */
export const blockedError = { error: "unauthorized", error_description: "user is blocked" };

/**
 * Creates the OpenID Connect provider of oidc-provider, under Auth0's URLs.
 *
 * @param {object} settings
 * @param {string} settings.issuer with its last slash
 * @param {string} settings.clientId
 * @param {string} settings.audience
 * @param {readonly string[]} settings.origins of the shop
 * @param {import("./open-store.mjs").Store} settings.store
 * @param {import("./create-users.mjs").Users} settings.users
 * @param {() => Date} settings.now
 * @param {(title: string) => string} settings.toErrorPage
 */
export function createProvider(settings) {
  const { issuer, clientId, audience, origins, store, users, now, toErrorPage } = settings;

  const provider = new Provider(issuer, {
    adapter: createAdapter({ store, now }),
    clients: [toClient({ clientId, origins })],
    jwks: { keys: store.read().keys },
    cookies: { keys: store.read().cookieKeys },
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      jwks: "/.well-known/jwks.json",
      userinfo: "/userinfo",
      revocation: "/oauth/revoke",
      end_session: "/oidc/logout",
    },
    interactions: { url: (_, interaction) => `/u/login?state=${interaction.uid}` },
    scopes: ["openid", "offline_access"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Auth0 puts the claims of the scopes into the ID token.
    conformIdTokenClaims: false,
    extraParams: ["audience", "connection", "auth0Client", "screen_hint"],
    clientBasedCORS: (_, origin) => origins.includes(origin),
    pkce: { required: () => true },
    rotateRefreshToken: true,
    // By default oidc-provider issues one only after prompt=consent, which Auth0 does not require.
    issueRefreshToken: async (_, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: async () => false,
    ttl: {
      AccessToken: () => store.read().settings.accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 10 * 3600,
      RefreshToken: () => store.read().settings.refreshTokenSeconds,
      Session: 3 * day,
      Grant: 365 * day,
      Interaction: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (ctx, _, oneOf) => oneOf ?? readAudience(ctx.oidc.params) ?? [],
        useGrantedResource: async () => true,
        getResourceServerInfo: (_, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`);
          return toResourceServer(audience, store);
        },
      },
    },
    extraTokenClaims: async (_, token) => {
      const user = "accountId" in token ? users.find(token.accountId) : null;
      return user ? toAccessTokenClaims(user) : undefined;
    },
    findAccount: (_, id) => {
      const user = users.find(id);
      if (!user) return undefined;
      if (user.blocked) {
        throw new errors.CustomOIDCProviderError(blockedError.error, blockedError.error_description);
      }
      return { accountId: id, claims: async () => toIdTokenClaims(user) };
    },
    // The shop is a first-party client, so users need not consent.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const id = session.grantIdFor(client.clientId);
      const existing = id && (await provider.Grant.find(id));
      return existing || createGrant(provider, { accountId: session.accountId, clientId, audience });
    },
    renderError: (ctx, out) => {
      ctx.type = "html";
      ctx.body = toErrorPage(`${out.error}: ${out.error_description ?? ""}`);
    },
  });
  return provider;
}

/** @param {import("oidc-provider").UnknownObject | undefined} params */
function readAudience(params) {
  const audience = params?.["audience"];
  return typeof audience === "string" && audience !== "" ? audience : undefined;
}

/** @param {string} audience @param {import("./open-store.mjs").Store} store @returns {import("oidc-provider").ResourceServer} */
export const toResourceServer = (audience, store) => ({
  audience,
  scope: scopes,
  accessTokenTTL: store.read().settings.accessTokenSeconds,
  accessTokenFormat: "jwt",
  jwt: { sign: { alg: "RS256" } },
});

/** @param {import("./open-store.mjs").User} user */
export const toIdTokenClaims = ({ id, email, emailVerified }) => ({
  sub: id,
  email,
  email_verified: emailVerified,
  name: email,
});

/**
 * Creates the grant of a user to the shop, with every requested scope.
 *
 * @param {Provider} provider
 * @param {{ accountId: string, clientId: string, audience: string }} parties
 */
export async function createGrant(provider, { accountId, clientId, audience }) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(`${scopes} offline_access`);
  grant.addResourceScope(audience, scopes);
  await grant.save();
  return grant;
}
