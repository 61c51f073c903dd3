import type { Container } from "../../../platform/container.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import { issueFeeInvoice } from "../issue-fee-invoice.ts";
import type { TakeBackMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import { TAKE_BACK_MODULE } from "../modules/take-back/index.ts";
import { drawTakeBackLabel } from "../draw-take-back-label.ts";
import { issueTakeBackToken } from "../issue-take-back-token.ts";
import { toLastDay } from "../to-last-day.ts";
import { breakLinks } from "../../outbox/break-links.ts";
import { ObsoleteMailError } from "../../outbox/obsolete-mail-error.ts";
import { resolveMailSite } from "../../outbox/resolve-mail-site.ts";
import type { TakeBackFacts } from "./take-back-facts.ts";
import { toLanguage } from "../../outbox/to-language.ts";

/**
 * Reads the content of a mail about a take-back.
 * @throws ObsoleteMailError when the take-back has been anonymized
 */
export async function readTakeBackFacts(
  container: Container,
  kind: TakeBackMailKind,
  id: string,
): Promise<TakeBackFacts> {
  const takeBacks = container.resolve(TAKE_BACK_MODULE);
  const { SITE_HOSTS } = readEnvironment(process.env);
  const takeBack = await takeBacks.retrieveTakeBack(id);
  if (takeBack.email === null) throw new ObsoleteMailError("The take-back has forgotten its customer");
  const facts = {
    language: toLanguage(takeBack.language),
    site: resolveMailSite(SITE_HOSTS, takeBack.site),
    number: takeBack.number,
    orderNumber: takeBack.order_number,
    spools: takeBack.spools,
    trackingNumber: takeBack.tracking_number && breakLinks(takeBack.tracking_number),
    lastDay: toLastDay(takeBack.expires_at),
    token: await issueTakeBackToken(container, takeBack),
  };
  switch (kind) {
    case "take_back_created":
      return {
        kind,
        ...facts,
        label: await drawTakeBackLabel(container, id),
        isCompany: takeBack.is_company,
      };
    case "take_back_rejected": {
      const invoice = takeBack.fee_sek === null ? null : await issueFeeInvoice(container, id);
      return { kind, ...facts, reason: takeBack.reason ?? "", invoice };
    }
    default:
      return { kind, ...facts };
  }
}
