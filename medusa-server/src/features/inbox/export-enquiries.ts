import type { Container } from "../../platform/container.ts";
import type { InboxQuery } from "./api/inbox-body.ts";
import { byteOrderMark, toCsv } from "../../documents/to-csv.ts";
import { findEnquiries, type FoundEnquiry } from "./find-enquiries.ts";
import { readUserNames } from "../../database/read-user-names.ts";

const batchSize = 500;

const columns = [
  ...(["Number", "Sent", "Kind", "Folder", "State", "Name", "E-mail", "Site", "Language"] as const),
  ...(["Assignee", "Files", "Answers"] as const),
];

/** Exports the enquiries that match the filters as CSV chunks, newest first. */
export async function* exportEnquiries(container: Container, query: InboxQuery): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([columns]);
  const names = await readUserNames(container);
  for (let offset = 0; ; offset += batchSize) {
    const found = await findEnquiries(container, query, { offset, limit: batchSize });
    yield toCsv(found.map((enquiry) => toCells(enquiry, names)));
    if (found.length < batchSize) return;
  }
}

function toCells(enquiry: FoundEnquiry, names: ReadonlyMap<string, string>): (string | number)[] {
  const { number, created_at, kind, folder, state, name, email, site, language, assignee_id } = enquiry;
  const assignee = assignee_id === null ? "" : (names.get(assignee_id) ?? assignee_id);
  const answers = enquiry.answers.map((answer) => `${answer.name}: ${answer.value}`).join("\n");
  const sent = created_at.toISOString();
  return [number, sent, kind, folder, state, name, email, site, language, assignee, enquiry.files, answers];
}
