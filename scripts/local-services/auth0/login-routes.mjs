import { text } from "node:stream/consumers";
import { createIdentityTranslate } from "@spolverk/content";
import { z } from "zod";
import { blockedError } from "./create-provider.mjs";
import {
  toForgottenPage,
  toGooglePage,
  toLoginPage,
  toSentPage,
  toSignUpPage,
  toVerifyPage,
} from "./login-pages.mjs";
import { resolveLanguage } from "./resolve-language.mjs";
import { resolveOrigin } from "./shop-client.mjs";

/**
 * @typedef {Parameters<Parameters<import("oidc-provider").Provider["use"]>[0]>[0]} Context
 * @typedef {import("./open-store.mjs").User} User
 * @typedef {import("./login-pages.mjs").View} View
 * @typedef {object} LoginSettings
 * @property {import("oidc-provider").Provider} provider
 * @property {readonly string[]} origins of the shop
 * @property {import("./create-users.mjs").Users} users
 * @property {import("./create-codes.mjs").Codes} codes
 * @property {import("./create-mailer.mjs").SendMail} sendMail
 * @property {import("./create-attempt-limit.mjs").AttemptLimit} passwordTries by address
 * @property {import("./create-attempt-limit.mjs").AttemptLimit} mailTries by address
 * @property {(mail: { kind: "reset", user: User, language: import("@spolverk/content").Language, origin: string }) => Promise<void>} sendTicket
 */

const shortestPassword = 8;
export const isPasswordLongEnough = (/** @type {string} */ password) => password.length >= shortestPassword;

/** @param {Context} ctx @param {string} body @param {number} [status] */
export const show = (ctx, body, status = 200) => {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = body;
};

/** @param {Context} ctx */
export const readForm = async (ctx) => Object.fromEntries(new URLSearchParams(await text(ctx.req)));

/**
 * Creates the pages of a sign-in: password, sign-up, forgotten password, and the page that simulates Google.
 *
 * @param {LoginSettings} settings
 */
export function createLoginRoutes(settings) {
  const { provider, origins, users, codes, passwordTries, mailTries, sendMail, sendTicket } = settings;
  /** Loads the sign-in of a page. @param {Context} ctx */
  const open = async (ctx) => {
    const { uid, params } = await provider.interactionDetails(ctx.req, ctx.res);
    // Another tab has started its own sign-in since, whose cookie replaced that of this page.
    if (uid !== ctx.query["state"]) ctx.throw(400, "another sign-in is under way");
    const language = resolveLanguage(params["ui_locales"] ?? ctx.get("Accept-Language"));
    const redirectUri = params["redirect_uri"];
    const hint = params["login_hint"];
    return {
      params,
      language,
      origin: resolveOrigin(origins, typeof redirectUri === "string" ? redirectUri : "") ?? origins[0] ?? "",
      view: {
        language,
        t: createIdentityTranslate(language),
        state: uid,
        email: typeof hint === "string" ? hint : "",
      },
    };
  };
  /** @param {Context} ctx @param {import("oidc-provider").InteractionResults} result */
  const finish = async (ctx, result) => {
    const address = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    });
    ctx.status = 303;
    ctx.redirect(address);
  };
  /** @param {Context} ctx @param {User} user @param {string} amr how the user proved it */
  const signIn = (ctx, user, amr) =>
    finish(ctx, user.blocked ? blockedError : { login: { accountId: user.id, remember: true, amr: [amr] } });

  /** @param {Context} ctx */
  const showLogin = async (ctx) => {
    const { params, view } = await open(ctx);
    if (params["connection"] === "google-oauth2") return show(ctx, toGooglePage(view));
    if (params["screen_hint"] === "signup") return show(ctx, toSignUpPage(view));
    if (params["screen_hint"] === "reset-password") return show(ctx, toForgottenPage(view));
    return show(ctx, toLoginPage(view));
  };

  /** @param {Context} ctx */
  const logIn = async (ctx) => {
    const { view } = await open(ctx);
    const { email = "", password = "" } = await readForm(ctx);
    /** @param {NonNullable<View["errors"]>} errors */
    const refuse = (errors) => show(ctx, toLoginPage({ ...view, email, errors }), 400);
    const problems = findProblems(view, email, { password, isNew: false });
    if (problems) return refuse(problems);
    const key = email.trim().toLowerCase();
    if (passwordTries.isExceededBy(key)) return refuse({ password: view.t("errors.tooManyRequests") });
    const user = users.findByEmail(email);
    if (!user) return refuse({ email: view.t("errors.userNotFound") });
    const isRight = await users.checkPassword(user, password);
    if (!isRight) return refuse({ password: view.t("errors.wrongPassword") });
    passwordTries.forget(key);
    return signIn(ctx, user, "pwd");
  };

  /** @param {Context} ctx */
  const signUp = async (ctx) => {
    const { view, language } = await open(ctx);
    const { email = "", password = "" } = await readForm(ctx);
    /** @param {NonNullable<View["errors"]>} errors */
    const refuse = (errors) => show(ctx, toSignUpPage({ ...view, email, errors }), 400);
    const problems = findProblems(view, email, { password, isNew: true });
    if (problems) return refuse(problems);
    if (users.findByEmail(email)) return refuse({ email: view.t("errors.emailExists") });
    const user = await users.create({ email, connection: "auth0", password });
    const code = codes.issue(verificationOf(user));
    await sendMail({ to: user.email, language, kind: "verify", code });
    return show(ctx, toVerifyPage({ ...view, email: user.email }));
  };

  /** @param {Context} ctx */
  const verify = async (ctx) => {
    const { view } = await open(ctx);
    const { email = "", code = "" } = await readForm(ctx);
    const user = users.findByEmail(email);
    if (!user || codes.redeem(verificationOf(user), code.trim()) !== "right") {
      return show(ctx, toVerifyPage({ ...view, email, errors: { code: view.t("errors.codeWrong") } }), 400);
    }
    return signIn(ctx, users.update(user, { emailVerified: true }), "pwd");
  };

  /** @param {Context} ctx */
  const sendReset = async (ctx) => {
    const { view, language, origin } = await open(ctx);
    const { email = "" } = await readForm(ctx);
    /** @param {string} error */
    const refuse = (error) => show(ctx, toForgottenPage({ ...view, email, errors: { email: error } }), 400);
    const problems = findProblems(view, email);
    if (problems) return refuse(problems.email ?? "");
    if (mailTries.isExceededBy(email.trim().toLowerCase())) return refuse(view.t("errors.tooManyRequests"));
    const user = users.findByEmail(email);
    if (!user) return refuse(view.t("errors.userNotFound"));
    await sendTicket({ kind: "reset", user, language, origin });
    return show(ctx, toSentPage({ ...view, email: user.email }));
  };

  /** @param {Context} ctx */
  const chooseAddress = async (ctx) => {
    const { view } = await open(ctx);
    const { email = "", cancel } = await readForm(ctx);
    if (cancel) {
      return finish(ctx, { error: "access_denied", error_description: "The user cancelled at the provider" });
    }
    const problems = findProblems(view, email);
    if (problems) return show(ctx, toGooglePage({ ...view, email, errors: problems }), 400);
    return signIn(ctx, await users.resolveProved(email, "google-oauth2"), "fed");
  };

  /** @param {(view: View) => string} toHtml */
  const showPage = (toHtml) => async (/** @type {Context} */ ctx) =>
    show(ctx, toHtml((await open(ctx)).view));

  return {
    "GET /u/login": showLogin,
    "POST /u/login": logIn,
    "GET /u/login/signup": showPage(toSignUpPage),
    "POST /u/login/signup": signUp,
    "POST /u/login/verify": verify,
    "GET /u/login/reset": showPage(toForgottenPage),
    "POST /u/login/reset": sendReset,
    "GET /u/login/google": showPage(toGooglePage),
    "POST /u/login/google": chooseAddress,
  };
}

/** Key of a sign-up's code. Codes of sign-ins by e-mail have the address as key. @param {User} user */
const verificationOf = (user) => `verify ${user.id}`;

const emailSchema = z.email();

/**
 * Finds the errors of a form by field; null when there are none.
 *
 * @param {View} view
 * @param {string} email
 * @param {{ password: string, isNew: boolean }} [secret]
 * @returns {NonNullable<View["errors"]> | null}
 */
function findProblems({ t }, email, secret) {
  if (!emailSchema.safeParse(email.trim()).success) return { email: t("errors.emailInvalid") };
  if (secret === undefined) return null;
  if (secret.password === "") return { password: t("errors.passwordMissing") };
  return secret.isNew && !isPasswordLongEnough(secret.password)
    ? { password: t("errors.passwordShort") }
    : null;
}
