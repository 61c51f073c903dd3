import { generateKeyPairSync, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {object} User
 * @property {string} id as tokens name it: `auth0|…`, `email|…` or `google-oauth2|…`
 * @property {string} email in lower case
 * @property {boolean} emailVerified
 * @property {string | null} passwordHash null when the user has no password
 * @property {boolean} blocked
 * @property {string} createdAt
 * @typedef {{ code: string, expiresAt: number, wrongTries: number }} Code that was mailed, by address or user
 * @typedef {{ kind: "reset", userId: string, language: string, origin: string, expiresAt: number }} Ticket
 *   what a mailed link is good for, by its secret
 * @typedef {{ payload: import("oidc-provider").AdapterPayload, expiresAt: number | null }} ProtocolRecord
 * @typedef {object} Settings
 * @property {number} accessTokenSeconds
 * @property {number} refreshTokenSeconds how long an unused sign-in lasts
 * @property {number} reuseLeewaySeconds how long a used refresh token is still accepted
 * @property {number} codeSeconds of a sign-in code
 * @typedef {object} State
 * @property {ReturnType<typeof createSigningKey>[]} keys that sign tokens
 * @property {string[]} cookieKeys
 * @property {Record<string, User>} users by id
 * @property {Record<string, Code>} codes
 * @property {Record<string, Ticket>} tickets
 * @property {Record<string, ProtocolRecord>} records sessions, grants and tokens of oidc-provider, by model and id
 * @property {Settings} settings
 */

/** @type {Settings} */
export const usualSettings = {
  accessTokenSeconds: 900,
  refreshTokenSeconds: 30 * 86_400,
  reuseLeewaySeconds: 10,
  codeSeconds: 900,
};

/** Creates a key that signs tokens, as a private JWK. */
export function createSigningKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: "jwk" }),
    kid: randomBytes(8).toString("hex"),
    use: "sig",
    alg: "RS256",
  };
}

/** @param {ReturnType<typeof createSigningKey>} key @returns {State} */
const createState = (key) => ({
  keys: [key],
  cookieKeys: [randomBytes(24).toString("base64url")],
  users: {},
  codes: {},
  tickets: {},
  records: {},
  settings: usualSettings,
});

/**
 * Opens the storage of the identity provider: one file, so that users stay signed in across a restart.
 *
 * @param {string | null} file null stores nothing
 * @param {() => ReturnType<typeof createSigningKey>} [createKey]
 */
export function openStore(file, createKey = createSigningKey) {
  const isKept = file !== null && fs.existsSync(file);
  /** @type {State} */
  let state = isKept ? JSON.parse(fs.readFileSync(file, "utf8")) : createState(createKey());

  return {
    read: () => state,
    /** @param {Partial<State>} change */
    write(change) {
      state = { ...state, ...change };
      if (file === null) return;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Writes a new file and renames it, so that a stop halfway leaves the previous file intact.
      fs.writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      fs.renameSync(`${file}.new`, file);
    },
  };
}

/** @typedef {ReturnType<typeof openStore>} Store */

/**
 * Returns a copy of a table without one row.
 *
 * @template Row
 * @param {Record<string, Row>} table
 * @param {string} id
 * @returns {Record<string, Row>}
 */
export const without = (table, id) => Object.fromEntries(Object.entries(table).filter(([key]) => key !== id));
