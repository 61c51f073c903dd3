/**
 * The Action of Auth0's post-login trigger: copy it into the tenant as it is (docs/accounts.md says where). The emulator
 * runs the same file.
 *
 * It links all identities with the same verified address to one user, and writes the address into the access token,
 * where the API reads it.
 *
 * A password is never linked to another user: a sign-up chooses both the address and the password, so a stranger could
 * prepare a sign-in for another person's address. A mailed code and Google prove the address each time.
 *
 * @typedef {{ user_id: string, email?: string, email_verified?: boolean, app_metadata?: { shop_user?: boolean } }} User
 * @typedef {{ user: User, secrets: Record<string, string | undefined> }} LoginEvent
 * @typedef {object} LoginApi
 * @property {{ deny: (reason: string) => void }} access
 * @property {{ setCustomClaim: (name: string, value: unknown) => void }} accessToken
 * @property {{ setPrimaryUserId: (id: string) => void }} authentication
 * @property {{ setAppMetadata: (name: string, value: unknown) => void }} user
 */

const namespace = "https://spolverk.com/";

/** @param {LoginEvent} event @param {LoginApi} api */
exports.onExecutePostLogin = async (event, api) => {
  const { user, secrets } = event;
  if (user.email_verified === true && user.app_metadata?.shop_user !== true) {
    const primary = await findPrimary(user, secrets);
    if (primary && isByPassword(user)) {
      // The storefront recognizes this message and suggests the mailed link.
      api.access.deny("E-mail not verified for this password: sign in by a mailed code or with Google.");
      return;
    }
    if (primary) {
      await link(primary, user, secrets);
      api.authentication.setPrimaryUserId(primary.user_id);
    } else {
      // The first identity to prove the address becomes the user that owns its accounts.
      api.user.setAppMetadata("shop_user", true);
    }
  }
  api.accessToken.setCustomClaim(`${namespace}email`, user.email);
  api.accessToken.setCustomClaim(`${namespace}email_verified`, user.email_verified === true);
};

/** Tells whether a user is of the database connection. @param {User} user */
const isByPassword = ({ user_id: id }) => id.startsWith("auth0|");

/**
 * @param {User} user
 * @param {LoginEvent["secrets"]} secrets
 * @returns {Promise<User | undefined>}
 */
async function findPrimary(user, secrets) {
  if (!secrets.MANAGEMENT_DOMAIN) return undefined;
  const email = encodeURIComponent((user.email ?? "").toLowerCase());
  const users = /** @type {User[]} */ (await call(secrets, "GET", `users-by-email?email=${email}`));
  return users.find(
    (other) =>
      other.user_id !== user.user_id &&
      other.email_verified === true &&
      other.app_metadata?.shop_user === true,
  );
}

/** @param {User} primary @param {User} user @param {LoginEvent["secrets"]} secrets */
function link(primary, user, secrets) {
  const [provider, ...id] = user.user_id.split("|");
  const body = { provider, user_id: id.join("|") };
  return call(secrets, "POST", `users/${encodeURIComponent(primary.user_id)}/identities`, body);
}

/**
 * Calls the Management API. A failure fails the sign-in: signed in as another user, the customer would find an empty
 * account.
 *
 * @param {LoginEvent["secrets"]} secrets of a machine-to-machine application with read:users and update:users
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */
async function call(secrets, method, path, body) {
  const base = `https://${secrets.MANAGEMENT_DOMAIN}`;
  const tokens = await request(`${base}/oauth/token`, "POST", {
    grant_type: "client_credentials",
    client_id: secrets.MANAGEMENT_CLIENT_ID,
    client_secret: secrets.MANAGEMENT_CLIENT_SECRET,
    audience: `${base}/api/v2/`,
  });
  const { access_token: token } = /** @type {{ access_token: string }} */ (tokens);
  return request(`${base}/api/v2/${path}`, method, body, token);
}

/** @param {string} url @param {string} method @param {object} [body] @param {string} [token] @returns {Promise<unknown>} */
async function request(url, method, body, token) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname} answered ${response.status}`);
  return response.json();
}
