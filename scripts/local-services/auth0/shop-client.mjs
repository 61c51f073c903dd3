/** The grant by which a code from a mail becomes tokens. */
export const passwordlessGrant = "http://auth0.com/oauth/grant-type/passwordless/otp";

export const scopes = "openid profile email";

/**
 * The origins of the shop's sites: the international one first.
 *
 * @param {string} siteHosts such as `http://{code}.localhost:3000`
 * @param {readonly string[]} subdomains "" for the international site
 */
export const toOrigins = (siteHosts, subdomains) =>
  subdomains.map((code) => siteHosts.replace("{code}.", code === "" ? "" : `${code}.`));

/**
 * The shop as the provider knows it: a public client on all its hosts.
 *
 * @param {{ clientId: string, origins: readonly string[] }} settings
 * @returns {import("oidc-provider").ClientMetadata}
 */
export const toClient = ({ clientId, origins }) => ({
  client_id: clientId,
  application_type: "web",
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token", passwordlessGrant],
  response_types: ["code"],
  id_token_signed_response_alg: "RS256",
  // A popup answers to the origin alone.
  redirect_uris: origins.flatMap((origin) => [`${origin}/account/callback`, origin]),
  post_logout_redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
});

/**
 * The origin of an address, when it is one of the shop's.
 *
 * @param {readonly string[]} origins
 * @param {string | undefined} address
 * @returns {string | null}
 */
export function resolveOrigin(origins, address) {
  const origin = URL.parse(address ?? "")?.origin;
  return origin !== undefined && origins.includes(origin) ? origin : null;
}
