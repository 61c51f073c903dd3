import { text } from "node:stream/consumers";
import { z } from "zod";
import { parseJson } from "../payments/parse-json.mjs";
import { samplePassword } from "./create-users.mjs";
import { usualSettings } from "./open-store.mjs";

/** @typedef {import("./login-routes.mjs").Context} Context */

const seconds = z.int().min(0);

/**
 * Body of `POST /_control`: the emulator's behavior from now on; omitted fields get their defaults.
 * - accessTokenSeconds, refreshTokenSeconds, codeSeconds: lifetime of tokens and codes that are issued from now on
 * - reuseLeewaySeconds: how long a used refresh token is still accepted
 * - users: created or changed by address; a new user is verified and has the password of the sample users
 * - isDown: pages and calls answer 503
 *
 * The call also resets all counted attempts.
 */
const controlSchema = z.strictObject({
  accessTokenSeconds: seconds.default(usualSettings.accessTokenSeconds),
  refreshTokenSeconds: seconds.default(usualSettings.refreshTokenSeconds),
  reuseLeewaySeconds: seconds.default(usualSettings.reuseLeewaySeconds),
  codeSeconds: seconds.default(usualSettings.codeSeconds),
  isDown: z.boolean().default(false),
  users: z
    .array(
      z.strictObject({
        email: z.email(),
        password: z.string().min(1).optional(),
        emailVerified: z.boolean().exactOptional(),
        blocked: z.boolean().exactOptional(),
      }),
    )
    .default([]),
});

/**
 * Creates the routes that simulate failures on request and show the users.
 *
 * @param {object} settings
 * @param {import("./open-store.mjs").Store} settings.store
 * @param {import("./create-users.mjs").Users} settings.users
 * @param {() => void} settings.forgetAttempts
 * @param {(isDown: boolean) => void} settings.setDown
 */
export function createControlRoutes({ store, users, forgetAttempts, setDown }) {
  const toState = () => ({
    settings: store.read().settings,
    users: users.list().map(({ passwordHash, ...user }) => ({ ...user, hasPassword: passwordHash !== null })),
  });

  /** @param {Context} ctx */
  const setControl = async (ctx) => {
    const asked = parseJson(controlSchema, await text(ctx.req));
    if (!asked) {
      ctx.status = 400;
      ctx.body = { message: "unknown behavior" };
      return;
    }
    const { users: wanted, isDown, ...settings } = asked;
    store.write({ settings });
    for (const { email, password, ...change } of wanted) {
      const known = users.findByEmail(email);
      const user =
        known ??
        (await users.create({ email, connection: "auth0", emailVerified: true, password: samplePassword }));
      const changed = users.update(user, change);
      if (password !== undefined) await users.setPassword(changed, password);
    }
    forgetAttempts();
    setDown(isDown);
    ctx.body = toState();
  };

  return {
    "POST /_control": setControl,
    "GET /_control": (/** @type {Context} */ ctx) => {
      ctx.body = toState();
    },
  };
}
