import http from "node:http";
import { createIdentityTranslate } from "@spolverk/content";
import { answerLikeAuth0 } from "./answer-like-auth0.mjs";
import { createApiRoutes } from "./api-routes.mjs";
import { createControlRoutes } from "./control-routes.mjs";
import { createAttemptLimit } from "./create-attempt-limit.mjs";
import { createCodes } from "./create-codes.mjs";
import { createProvider } from "./create-provider.mjs";
import { createTickets } from "./create-tickets.mjs";
import { createUsers, seedUsers } from "./create-users.mjs";
import { toEndPage } from "./login-pages.mjs";
import { createLoginRoutes, show } from "./login-routes.mjs";
import { registerPasswordlessGrant } from "./register-passwordless-grant.mjs";
import { resolveLanguage } from "./resolve-language.mjs";
import { createTicketRoutes } from "./ticket-routes.mjs";

/** @typedef {import("./login-routes.mjs").Context} Context */

/**
 * Creates an emulator of the parts of Auth0 that the shop uses, with its own users and pages and `POST /_control` to
 * simulate failures.
 *
 * @param {object} settings
 * @param {string} settings.issuer with its last slash
 * @param {string} settings.clientId
 * @param {string} settings.audience
 * @param {readonly string[]} settings.origins of the shop, the international site's first
 * @param {import("./open-store.mjs").Store} settings.store
 * @param {import("./create-mailer.mjs").SendMail} settings.sendMail
 * @param {() => Date} settings.now
 */
export async function createAuth0Server({ issuer, clientId, audience, origins, store, sendMail, now }) {
  const users = createUsers({ store, now });
  await seedUsers(users);
  const codes = createCodes({ store, now });
  const tickets = createTickets({ store, now });
  const passwordTries = createAttemptLimit({ most: 10, now });
  const mailTries = createAttemptLimit({ most: 10, now });
  let isDown = false;

  const toErrorPage = (/** @type {string} */ text) =>
    toEndPage({ language: "en", title: createIdentityTranslate("en")("errors.title"), text, link: null });
  const provider = createProvider({ issuer, clientId, audience, origins, store, users, now, toErrorPage });
  registerPasswordlessGrant(provider, { audience, store, users, codes, now });

  /** @type {import("./login-routes.mjs").LoginSettings["sendTicket"]} */
  const sendTicket = ({ kind, user, language, origin }) => {
    const secret = tickets.issue({ kind, userId: user.id, language, origin });
    const link = `${issuer}u/${kind}?ticket=${secret}`;
    return sendMail({ to: user.email, language, kind, link });
  };
  const forgetAttempts = () => {
    passwordTries.forgetAll();
    mailTries.forgetAll();
  };

  /** @type {Record<string, (ctx: Context) => void | Promise<void>>} */
  const routes = {
    "GET /health": (ctx) => {
      ctx.body = "live\n";
    },
    ...createControlRoutes({ store, users, forgetAttempts, setDown: (wanted) => void (isDown = wanted) }),
    ...createLoginRoutes({ provider, origins, users, codes, passwordTries, mailTries, sendMail, sendTicket }),
    ...createTicketRoutes({ store, users, tickets }),
    ...createApiRoutes({
      provider,
      issuer,
      clientId,
      origins,
      users,
      codes,
      mailTries,
      sendMail,
      sendTicket,
    }),
  };
  // Chrome applies form-action also to the redirects of a form, and these may end at the shop.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins.join(" ")}; base-uri 'none'; frame-ancestors 'none'`;

  provider.use(answerLikeAuth0);
  provider.use(async (ctx, next) => {
    const handle = routes[`${ctx.method} ${ctx.path}`];
    if (isDown && ctx.path !== "/_control" && ctx.path !== "/health") {
      ctx.status = 503;
      return;
    }
    if (!handle) return next();
    ctx.set("Content-Security-Policy", policy);
    ctx.set("Cache-Control", "no-store");
    try {
      await handle(ctx);
    } catch (error) {
      if (!ctx.path.startsWith("/u/login")) throw error;
      // The sign-in has ended or never existed.
      const language = resolveLanguage(ctx.get("Accept-Language"));
      const t = createIdentityTranslate(language);
      const link = { address: `${origins[0]}/account/login`, text: t("common.toShop") };
      show(ctx, toEndPage({ language, title: t("errors.title"), text: t("errors.pageExpired"), link }), 400);
    }
  });
  provider.on("server_error", (ctx, error) => console.error(ctx.path, error));
  const answer = provider.callback();
  return http.createServer(
    { keepAliveTimeout: 65_000 },
    (request, response) => void answer(request, response),
  );
}
