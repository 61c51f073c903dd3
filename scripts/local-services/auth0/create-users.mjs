import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** @typedef {import("./open-store.mjs").User} User */

const derive = /** @type {(password: string, salt: Buffer, length: number) => Promise<Buffer>} */ (
  promisify(scrypt)
);

/** @param {string} password */
async function hashPassword(password) {
  const salt = randomBytes(16);
  return `${salt.toString("hex")}:${(await derive(password, salt, 32)).toString("hex")}`;
}

/** @param {string} password @param {string} hash */
async function isPassword(password, hash) {
  const [salt = "", expected = ""] = hash.split(":");
  return timingSafeEqual(await derive(password, Buffer.from(salt, "hex"), 32), Buffer.from(expected, "hex"));
}

/**
 * Stores the users of the identity provider: one for each address, whichever way it signs in.
 *
 * @param {{ store: import("./open-store.mjs").Store, now: () => Date }} settings
 */
export function createUsers({ store, now }) {
  const list = () => Object.values(store.read().users);
  const find = (/** @type {string} */ id) => store.read().users[id] ?? null;
  /** @param {string} email */
  const findByEmail = (email) => list().find((user) => user.email === email.trim().toLowerCase()) ?? null;
  /** @param {User} user */
  const put = (user) => {
    store.write({ users: { ...store.read().users, [user.id]: user } });
    return user;
  };
  /**
   * @param {{ email: string, connection: "auth0" | "email" | "google-oauth2", emailVerified?: boolean, password?: string, blocked?: boolean }} wanted
   */
  const create = async ({ email, connection, emailVerified = false, password, blocked = false }) =>
    put({
      id: `${connection}|${randomBytes(12).toString("hex")}`,
      email: email.trim().toLowerCase(),
      emailVerified,
      passwordHash: password === undefined ? null : await hashPassword(password),
      blocked,
      createdAt: now().toISOString(),
    });
  /** @param {User} user @param {Partial<Omit<User, "id">>} change */
  const update = (user, change) => put({ ...user, ...change });

  return {
    list,
    find,
    findByEmail,
    create,
    update,
    /** @param {User} user @param {string} password */
    checkPassword: async (user, password) =>
      user.passwordHash !== null && isPassword(password, user.passwordHash),
    /** @param {User} user @param {string} password */
    setPassword: async (user, password) => update(user, { passwordHash: await hashPassword(password) }),
    /**
     * Returns the user of an address that a code or another provider has verified, creating a missing one. Removes a
     * password from before the verification, because another person may have chosen it.
     *
     * @param {string} email
     * @param {"email" | "google-oauth2"} connection
     */
    async resolveProved(email, connection) {
      const user = findByEmail(email);
      if (!user) return create({ email, connection, emailVerified: true });
      return user.emailVerified ? user : update(user, { emailVerified: true, passwordHash: null });
    },
  };
}

/** @typedef {ReturnType<typeof createUsers>} Users */

/** The users of a new provider, for trying out the shop. */
export const sampleUsers = /** @type {const} */ ([
  { email: "kund@spolverk.test", emailVerified: true },
  { email: "foretag@spolverk.test", emailVerified: true },
  { email: "unverified@spolverk.test", emailVerified: false },
  { email: "blocked@spolverk.test", emailVerified: true, blocked: true },
]);
export const samplePassword = "Spolverk-1";

/** Adds the samples to a provider without users. @param {Users} users */
export async function seedUsers(users) {
  if (users.list().length > 0) return;
  await Promise.all(
    sampleUsers.map((sample) => users.create({ ...sample, connection: "auth0", password: samplePassword })),
  );
}
