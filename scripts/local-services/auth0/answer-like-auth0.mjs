import { text } from "node:stream/consumers";

/** @typedef {import("./login-routes.mjs").Context} Context */

/** Auth0's status by error code; the protocol answers 400 to all errors. */
const statuses = new Map([
  ["invalid_grant", 403],
  ["unauthorized", 401],
  ["too_many_attempts", 429],
]);

/**
 * Answers as Auth0 where it differs from oidc-provider: the token endpoint also accepts JSON, and its refusals have
 * Auth0's own statuses and messages, by which Auth0's client library distinguishes them.
 *
 * @param {Context} ctx
 * @param {() => Promise<void>} next
 */
export async function answerLikeAuth0(ctx, next) {
  const isToken = ctx.method === "POST" && ctx.path === "/oauth/token";
  if ((isToken || ctx.path === "/oauth/revoke") && ctx.is("json")) await takeJson(ctx);
  await next();
  if (!isToken || ctx.status < 400) return;
  const body = /** @type {{ error: string }} */ (ctx.body);
  const { oidc } = /** @type {import("oidc-provider").KoaContextWithOIDC} */ (ctx);
  ctx.status = statuses.get(body.error) ?? ctx.status;
  if (body.error === "invalid_grant" && oidc.params?.["grant_type"] === "refresh_token") {
    ctx.body = { error: "invalid_grant", error_description: "Unknown or invalid refresh token." };
  }
}

/** @param {Context} ctx */
async function takeJson(ctx) {
  Object.assign(ctx.req, { body: parse(await text(ctx.req)) });
  ctx.req.headers["content-type"] = "application/x-www-form-urlencoded";
}

/** @param {string} json @returns {object} */
function parse(json) {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
