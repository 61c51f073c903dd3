import type { Container } from "../../platform/container.ts";
import type { InboxQuery } from "./api/inbox-body.ts";
import { countEnquiries, findEnquiries, type FoundEnquiry } from "./find-enquiries.ts";
import type { EnquiryRow, InboxPage } from "./inbox-for-admin.ts";
import { readUserNames } from "../../database/read-user-names.ts";
import { toExcerpt } from "./to-excerpt.ts";

/** One page of the inbox, the newest first. */
export async function listEnquiries(container: Container, query: InboxQuery): Promise<InboxPage> {
  const { offset, limit } = query;
  const [found, count] = await Promise.all([
    findEnquiries(container, query, { offset, limit }),
    countEnquiries(container, query),
  ]);
  const names = await readUserNames(
    container,
    found.flatMap(({ assignee_id }) => assignee_id ?? []),
  );
  return { enquiries: found.map((enquiry) => toEnquiryRow(enquiry, names)), count, offset, limit };
}

/** @param names of users of the admin, by id */
export function toEnquiryRow(
  { assignee_id, created_at, answers, ...enquiry }: FoundEnquiry,
  names: ReadonlyMap<string, string>,
): EnquiryRow {
  return {
    ...enquiry,
    excerpt: toExcerpt(answers),
    assignee: assignee_id === null ? null : { id: assignee_id, name: names.get(assignee_id) ?? assignee_id },
    createdAt: created_at.toISOString(),
  };
}
