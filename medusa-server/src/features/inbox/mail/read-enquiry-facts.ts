import type { Container } from "../../../platform/container.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import { answersSchema } from "../modules/inbox/answers.ts";
import { INBOX_MODULE } from "../modules/inbox/index.ts";
import type { EnquiryMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import type { ClaimedMail } from "../../outbox/modules/mail/service.ts";
import type { EnquiryFacts } from "./enquiry-facts.ts";
import { ObsoleteMailError } from "../../outbox/obsolete-mail-error.ts";
import { resolveMailSite } from "../../outbox/resolve-mail-site.ts";
import { toLanguage } from "../../outbox/to-language.ts";

/**
 * Reads the content of a mail to the sender of an enquiry.
 * @throws ObsoleteMailError when the enquiry has been deleted
 */
export async function readEnquiryFacts(
  container: Container,
  kind: EnquiryMailKind,
  { source_id, subject_id, language }: Pick<ClaimedMail, "subject_id" | "source_id" | "language">,
): Promise<EnquiryFacts> {
  const inbox = container.resolve(INBOX_MODULE);
  const [enquiry] = await inbox.listEnquiries({ id: source_id });
  if (enquiry === undefined) throw new ObsoleteMailError("The enquiry was deleted");
  const files = await inbox.listUploads(
    { enquiry_id: source_id },
    { select: ["name"], order: { id: "ASC" } },
  );
  const common = {
    language: toLanguage(language),
    site: resolveMailSite(readEnvironment(process.env).SITE_HOSTS, enquiry.site),
    number: enquiry.number,
    name: enquiry.name,
    answers: answersSchema.parse(enquiry.answers),
    files: files.map(({ name }) => name),
  };
  if (kind === "enquiry_received") return { kind, ...common };
  const [event] = await inbox.listEnquiryEvents({ id: subject_id }, { select: ["value"] });
  if (!event?.value) throw new ObsoleteMailError("The reply was deleted");
  return { kind, ...common, reply: event.value };
}
