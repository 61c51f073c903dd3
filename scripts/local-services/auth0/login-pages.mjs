import { escapeHtml } from "../payments/create-payment-server.mjs";
import { toField, toPage } from "./to-page.mjs";

/**
 * @typedef {object} View
 * @property {string} language
 * @property {import("@spolverk/content").TranslateIdentity} t
 * @property {string} state of the current sign-in
 * @property {string} [email]
 * @property {{ email?: string, password?: string, code?: string }} [errors]
 */

/** @param {View} view @param {string} [part] of the pages of one sign-in */
const addressOf = ({ state }, part = "") => `/u/login${part}?state=${encodeURIComponent(state)}`;
/** @param {string} address @param {string} text */
const toLink = (address, text) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** @param {View} view */
const toEmailField = ({ t, email, errors }, autocomplete = "username") =>
  toField({ name: "email", label: t("common.email"), autocomplete, value: email, error: errors?.email });

/** @param {View} view */
export const toLoginPage = (view) =>
  toPage({
    language: view.language,
    title: view.t("login.title"),
    body: `<form method="post" action="${addressOf(view)}" novalidate>
${toEmailField(view)}
${toField({ name: "password", label: view.t("common.password"), autocomplete: "current-password", error: view.errors?.password })}
<button>${escapeHtml(view.t("login.submit"))}</button>
</form>
<p>${toLink(addressOf(view, "/reset"), view.t("login.forgot"))}</p>
<p>${escapeHtml(view.t("login.noAccount"))} ${toLink(addressOf(view, "/signup"), view.t("login.signUp"))}</p>
<p class="or">${escapeHtml(view.t("login.or"))}</p>
<p><a class="button quiet" href="${addressOf(view, "/google")}">${escapeHtml(view.t("login.google"))}</a></p>`,
  });

/** @param {View} view */
export const toSignUpPage = (view) =>
  toPage({
    language: view.language,
    title: view.t("signUp.title"),
    body: `<form method="post" action="${addressOf(view, "/signup")}" novalidate>
${toEmailField(view)}
${toField({ name: "password", label: view.t("common.password"), autocomplete: "new-password", hint: view.t("signUp.hint"), error: view.errors?.password })}
<button>${escapeHtml(view.t("signUp.submit"))}</button>
</form>
<p>${escapeHtml(view.t("signUp.haveAccount"))} ${toLink(addressOf(view), view.t("login.title"))}</p>`,
  });

/** Asks for the code in the browser of the sign-up: a link in the mail would verify a stranger's password. @param {View & { email: string }} view */
export const toVerifyPage = (view) =>
  toPage({
    language: view.language,
    title: view.t("verify.title"),
    body: `<p role="status">${escapeHtml(view.t("verify.text", { email: view.email }))}</p>
<form method="post" action="${addressOf(view, "/verify")}" novalidate>
<input type="hidden" name="email" value="${escapeHtml(view.email)}">
${toField({ name: "code", label: view.t("verify.code"), autocomplete: "one-time-code", error: view.errors?.code })}
<button>${escapeHtml(view.t("verify.submit"))}</button>
</form>
<p>${toLink(addressOf(view), view.t("common.backToLogin"))}</p>`,
  });

/** @param {View} view */
export const toForgottenPage = (view) =>
  toPage({
    language: view.language,
    title: view.t("reset.title"),
    body: `<p>${escapeHtml(view.t("reset.text"))}</p>
<form method="post" action="${addressOf(view, "/reset")}" novalidate>
${toEmailField(view)}
<button>${escapeHtml(view.t("reset.submit"))}</button>
</form>
<p>${toLink(addressOf(view), view.t("common.backToLogin"))}</p>`,
  });

/** @param {View & { email: string }} view */
export const toSentPage = (view) =>
  toPage({
    language: view.language,
    title: view.t("reset.sentTitle"),
    body: `<p role="status">${escapeHtml(view.t("reset.sentText", { email: view.email }))}</p>
<p>${toLink(addressOf(view), view.t("common.backToLogin"))}</p>`,
  });

/** @param {View} view */
export const toGooglePage = (view) =>
  toPage({
    language: view.language,
    title: view.t("google.title"),
    body: `<p>${escapeHtml(view.t("google.text"))}</p>
<form method="post" action="${addressOf(view, "/google")}" novalidate>
${toEmailField(view, "email")}
<button>${escapeHtml(view.t("google.choose"))}</button>
</form>
<form method="post" action="${addressOf(view, "/google")}">
<button class="quiet" name="cancel" value="yes">${escapeHtml(view.t("google.cancel"))}</button>
</form>`,
  });

/** @param {Omit<View, "state" | "email"> & { ticket: string }} view */
export const toNewPasswordPage = ({ language, t, ticket, errors }) =>
  toPage({
    language,
    title: t("reset.newTitle"),
    body: `<form method="post" action="/u/reset?ticket=${encodeURIComponent(ticket)}" novalidate>
${toField({ name: "password", label: t("reset.newPassword"), autocomplete: "new-password", hint: t("signUp.hint"), error: errors?.password })}
<button>${escapeHtml(t("reset.save"))}</button>
</form>`,
  });

/** Renders a page that ends a sign-in: what has happened, and a link to continue. @param {{ language: string, title: string, text: string, link: { address: string, text: string } | null }} page */
export const toEndPage = ({ language, title, text, link }) =>
  toPage({
    language,
    title,
    body: `<p role="status">${escapeHtml(text)}</p>
${link ? `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>` : ""}`,
  });
