import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../environment.ts";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { findUnmailed, type Scope } from "../sql/find-unmailed.ts";
import { logFullOutbox } from "./log-full-outbox.ts";
import { isOrderMail, mailKinds, type OrderMailKind } from "../modules/mail/mail-kinds.ts";
import { toLanguage } from "./to-language.ts";

const minuteMs = 60_000;
/** How far back is looked for what no event told of. */
const lookBackMs = 24 * 60 * minuteMs;
/** Events are given that long: only they know when no mail is to be sent. */
const eventsWithinMs = minuteMs;

/** Puts the mails about what has happened to orders into the outbox, each once. */
export async function queueOrderMails(
  container: MedusaContainer,
  kind: OrderMailKind,
  scope: Scope,
  state: "waiting" | "skipped" = "waiting",
): Promise<void> {
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const { UNPAID_ORDER_MAILS_PER_DAY: most } = readEnvironment(process.env);
  let refused = 0;
  for (const { language, ...about } of await findUnmailed(container, kind, scope)) {
    const mail = { ...about, kind, language: toLanguage(language), state };
    if ((await outbox.queueOnce(mail, now, most)) === "full") refused += 1;
  }
  // Found again by the next run of the job, for a day.
  if (refused > 0) logFullOutbox(container, kind, refused);
}

/** The same for what no event told of, because the process died that would have told. */
export async function queueMissedOrderMails(container: MedusaContainer): Promise<void> {
  const now = Date.now();
  const scope = { since: new Date(now - lookBackMs), until: new Date(now - eventsWithinMs) };
  for (const kind of mailKinds) {
    if (isOrderMail(kind)) await queueOrderMails(container, kind, scope);
  }
}
