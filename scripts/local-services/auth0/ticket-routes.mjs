import { createIdentityTranslate } from "@spolverk/content";
import { endSessions } from "./create-adapter.mjs";
import { toEndPage, toNewPasswordPage } from "./login-pages.mjs";
import { isPasswordLongEnough, readForm, show } from "./login-routes.mjs";
import { resolveLanguage } from "./resolve-language.mjs";

/** @typedef {import("./login-routes.mjs").Context} Context */

/**
 * Creates the page of the mailed link on which a user chooses a new password.
 *
 * @param {object} settings
 * @param {import("./open-store.mjs").Store} settings.store
 * @param {import("./create-users.mjs").Users} settings.users
 * @param {import("./create-tickets.mjs").Tickets} settings.tickets
 */
export function createTicketRoutes({ store, users, tickets }) {
  const secretOf = (/** @type {Context} */ ctx) => String(ctx.query["ticket"] ?? "");
  /** @param {Context} ctx */
  const refuse = (ctx) => {
    const language = resolveLanguage(ctx.get("Accept-Language"));
    const t = createIdentityTranslate(language);
    const page = { language, title: t("errors.title"), text: t("errors.linkExpired"), link: null };
    show(ctx, toEndPage(page), 400);
  };
  /** @param {Context} ctx @param {import("./open-store.mjs").Ticket["kind"]} kind */
  const open = (ctx, kind) => {
    const ticket = tickets.find(secretOf(ctx), kind);
    const user = ticket && users.find(ticket.userId);
    if (!ticket || !user) return null;
    const language = resolveLanguage(ticket.language);
    const t = createIdentityTranslate(language);
    return { user, language, t, shop: { address: `${ticket.origin}/account`, text: t("common.toShop") } };
  };

  /** @param {Context} ctx */
  const showReset = (ctx) => {
    const opened = open(ctx, "reset");
    if (!opened) return refuse(ctx);
    show(ctx, toNewPasswordPage({ ...opened, ticket: secretOf(ctx) }));
  };

  /** @param {Context} ctx */
  const reset = async (ctx) => {
    const { password = "" } = await readForm(ctx);
    const opened = open(ctx, "reset");
    if (!opened) return refuse(ctx);
    const { user, language, t, shop } = opened;
    if (!isPasswordLongEnough(password)) {
      const errors = { password: t("errors.passwordShort") };
      return show(ctx, toNewPasswordPage({ ...opened, ticket: secretOf(ctx), errors }), 400);
    }
    tickets.remove(secretOf(ctx));
    await users.setPassword(users.update(user, { emailVerified: true }), password);
    endSessions(store, user.id);
    show(ctx, toEndPage({ language, title: t("reset.doneTitle"), text: t("reset.doneText"), link: shop }));
  };

  return {
    "GET /u/reset": showReset,
    "POST /u/reset": reset,
  };
}
