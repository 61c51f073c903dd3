import { text } from "node:stream/consumers";
import { z } from "zod";
import { parseJson } from "../payments/parse-json.mjs";
import { resolveLanguage } from "./resolve-language.mjs";
import { resolveOrigin } from "./shop-client.mjs";

/** @typedef {import("./login-routes.mjs").Context} Context */

/** The body of `POST /passwordless/start`. */
const startSchema = z.object({
  client_id: z.string(),
  connection: z.string(),
  email: z.string().trim(),
  send: z.enum(["link", "code"]).default("link"),
  authParams: z.record(z.string(), z.string()).default({}),
});

/** The body of `POST /dbconnections/change_password`. */
const resetSchema = z.object({ client_id: z.string(), email: z.string().trim(), connection: z.string() });

const emailSchema = z.email();
const tooMany = {
  error: "too_many_requests",
  error_description: "You have reached the maximum number of requests. Please try again later.",
};

/**
 * Creates the routes of Auth0's API beyond OpenID Connect: a sign-in code by e-mail, a new password, signing out.
 *
 * @param {object} settings
 * @param {import("oidc-provider").Provider} settings.provider
 * @param {string} settings.issuer with its last slash
 * @param {string} settings.clientId
 * @param {readonly string[]} settings.origins of the shop
 * @param {import("./create-users.mjs").Users} settings.users
 * @param {import("./create-codes.mjs").Codes} settings.codes
 * @param {import("./create-attempt-limit.mjs").AttemptLimit} settings.mailTries by address
 * @param {import("./create-mailer.mjs").SendMail} settings.sendMail
 * @param {import("./login-routes.mjs").LoginSettings["sendTicket"]} settings.sendTicket
 */
export function createApiRoutes(settings) {
  const { provider, issuer, clientId, origins, users, codes, mailTries, sendMail, sendTicket } = settings;

  /** @param {Context} ctx @param {number} status @param {object | string} body */
  const answer = (ctx, status, body) => {
    ctx.status = status;
    ctx.body = body;
  };
  /** Allows pages of the shop to read a reply (CORS). @param {Context} ctx */
  const allowOrigin = (ctx) => {
    ctx.vary("Origin");
    const origin = resolveOrigin(origins, ctx.get("Origin"));
    if (origin === null) return;
    ctx.set("Access-Control-Allow-Origin", origin);
    ctx.set("Access-Control-Allow-Methods", "POST");
    ctx.set("Access-Control-Allow-Headers", "Content-Type, Auth0-Client, X-Request-Language");
    ctx.set("Access-Control-Max-Age", "3600");
  };
  /** @param {Context} ctx */
  const preflight = (ctx) => {
    allowOrigin(ctx);
    ctx.status = 204;
  };

  /** @param {string} email @param {string} code @param {Record<string, string>} authParams */
  const toVerifyLink = (email, code, authParams) => {
    const query = new URLSearchParams({
      ...authParams,
      client_id: clientId,
      connection: "email",
      email,
      verification_code: code,
    });
    return `${issuer}passwordless/verify_redirect?${query.toString()}`;
  };

  /** @param {Context} ctx */
  const startPasswordless = async (ctx) => {
    allowOrigin(ctx);
    const asked = parseJson(startSchema, await text(ctx.req));
    if (!asked) return answer(ctx, 400, { error: "bad.request", error_description: "invalid body" });
    if (asked.client_id !== clientId) {
      return answer(ctx, 400, { error: "invalid_client", error_description: "Unknown client" });
    }
    if (asked.connection !== "email") {
      return answer(ctx, 400, { error: "bad.connection", error_description: "Connection does not exist" });
    }
    if (!emailSchema.safeParse(asked.email).success) {
      const description = `error in email - email format validation failed: ${asked.email}`;
      return answer(ctx, 400, { error: "bad.email", error_description: description });
    }
    const email = asked.email.toLowerCase();
    if (mailTries.isExceededBy(email)) return answer(ctx, 429, tooMany);
    const code = codes.issue(email);
    const language = resolveLanguage(
      asked.authParams["ui_locales"] ?? (ctx.get("X-Request-Language") || ctx.get("Accept-Language")),
    );
    // Auth0 creates a link when the caller requests one, with the caller's redirect_uri unchanged.
    const link = asked.send === "link" ? toVerifyLink(email, code, asked.authParams) : undefined;
    await sendMail({ to: email, language, kind: "code", code, ...(link !== undefined && { link }) });
    const user = users.findByEmail(email);
    answer(ctx, 200, { _id: user?.id ?? email, email, email_verified: user?.emailVerified ?? false });
  };

  /** @param {Context} ctx */
  const changePassword = async (ctx) => {
    allowOrigin(ctx);
    const asked = parseJson(resetSchema, await text(ctx.req));
    if (!asked || asked.client_id !== clientId) return answer(ctx, 400, { error: "invalid body" });
    if (mailTries.isExceededBy(asked.email.toLowerCase())) return answer(ctx, 429, tooMany);
    const user = users.findByEmail(asked.email);
    const origin = resolveOrigin(origins, ctx.get("Origin")) ?? origins[0] ?? "";
    const language = resolveLanguage(ctx.get("X-Request-Language") || ctx.get("Accept-Language"));
    if (user) await sendTicket({ kind: "reset", user, language, origin });
    // The same reply for every address, so that it does not reveal which addresses have an account.
    answer(ctx, 200, "We've just sent you an email to reset your password.");
  };

  /** @param {Context} ctx */
  const logOut = async (ctx) => {
    const returnTo = ctx.query["returnTo"];
    const target = typeof returnTo === "string" ? returnTo : "";
    if (target !== "" && resolveOrigin(origins, target) === null) {
      return answer(
        ctx,
        400,
        `The "returnTo" querystring parameter "${target}" is not an allowed logout URL`,
      );
    }
    const session = await provider.Session.get(ctx);
    await session.destroy();
    ctx.cookies.set(provider.cookieName("session"), null);
    if (target === "") return answer(ctx, 200, "OK");
    ctx.status = 302;
    ctx.redirect(target);
  };

  return {
    "OPTIONS /passwordless/start": preflight,
    "POST /passwordless/start": startPasswordless,
    "OPTIONS /dbconnections/change_password": preflight,
    "POST /dbconnections/change_password": changePassword,
    "GET /v2/logout": logOut,
  };
}
