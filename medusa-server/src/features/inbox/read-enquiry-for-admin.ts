import { createMailTranslate } from "@spolverk/content";
import { enquiryFolders, enquiryStates, uploadTerms } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { notFound } from "../../platform/errors.ts";
import { z } from "../../platform/zod.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { enquiryEventTypes } from "./modules/inbox/enquiry-events.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import { findEnquiries, type FoundEnquiry } from "./find-enquiries.ts";
import type { EnquiryEvent, EnquiryForAdmin } from "./inbox-for-admin.ts";
import { toEnquiryRow } from "./list-enquiries.ts";
import { readUserNames } from "../../database/read-user-names.ts";

const eventRow = z.object({
  id: z.string(),
  type: z.enum(enquiryEventTypes),
  value: z.string().nullable(),
  author_id: z.string().nullable(),
  created_at: z.date(),
});
type EventRow = z.infer<typeof eventRow>;

const uploadRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(uploadTerms.types),
  bytes: z.number(),
});

/**
 * Reads an enquiry with its files, its history and reply templates in the sender's language.
 *
 * @throws MedusaError NOT_FOUND
 */
export async function readEnquiryForAdmin(container: Container, id: string): Promise<EnquiryForAdmin> {
  const [found] = await findEnquiries(container, { id }, { offset: 0, limit: 1 });
  if (found === undefined) throw notFound("There is no such enquiry");
  const [attachments, events] = await Promise.all([
    readBySql(
      container,
      uploadRow,
      `select "id", "name", "type", "bytes" from "upload" where "enquiry_id" = ? order by "created_at", "id"`,
      [id],
    ),
    readBySql(
      container,
      eventRow,
      `select "id", "type", "value", "author_id", "created_at" from "enquiry_event"
       where "enquiry_id" = ? order by "sequence"`,
      [id],
    ),
  ]);
  const people = events.flatMap(({ type, value, author_id }) => [
    author_id,
    type === "assignee" ? value : null,
  ]);
  const names = await readUserNames(
    container,
    [...people, found.assignee_id].filter((person) => person !== null),
  );
  return {
    ...toEnquiryRow(found, names),
    answers: found.answers,
    attachments,
    events: events.map((event) => toEvent(event, names)),
    templates: toTemplates(found),
  };
}

function toEvent(
  { id, type, value, author_id, created_at }: EventRow,
  names: ReadonlyMap<string, string>,
): EnquiryEvent {
  const author = author_id === null ? null : (names.get(author_id) ?? author_id);
  const common = { id, at: created_at.toISOString(), author };
  switch (type) {
    case "created":
    case "file_deleted":
      return { ...common, type };
    case "note":
    case "reply":
      return { ...common, type, text: value ?? "" };
    case "state":
      return { ...common, type, state: z.enum(enquiryStates).parse(value) };
    case "folder":
      return { ...common, type, folder: z.enum(enquiryFolders).parse(value) };
    case "assignee":
      return { ...common, type, name: value === null ? null : (names.get(value) ?? value) };
  }
}

function toTemplates({ language, name, number }: FoundEnquiry): EnquiryForAdmin["templates"] {
  const t = createMailTranslate(toLanguage(language));
  return [
    { name: "thanks-more-info", text: t("replyTemplates.moreInfo", { name, number }) },
    { name: "answered", text: t("replyTemplates.answered", { name, number }) },
    { name: "declined", text: t("replyTemplates.declined", { name, number }) },
  ];
}
