import { enquiryFolders, enquiryKinds, enquiryStates } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import type { InboxQuery } from "./api/inbox-body.ts";
import { answersSchema } from "./modules/inbox/answers.ts";
import { readBySql } from "../../database/read-by-sql.ts";

const enquiryRow = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(enquiryKinds),
  folder: z.enum(enquiryFolders),
  state: z.enum(enquiryStates),
  name: z.string(),
  email: z.string(),
  site: z.string(),
  language: z.string(),
  answers: answersSchema,
  assignee_id: z.string().nullable(),
  created_at: z.date(),
  files: z.coerce.number(),
});
export type FoundEnquiry = z.infer<typeof enquiryRow>;

/** The filters of a merchandiser, or a single id. */
type Filter = Omit<InboxQuery, "offset" | "limit"> | { id: string };
type Page = Pick<InboxQuery, "offset" | "limit">;

const columns = `e."id", e."number", e."kind", e."folder", e."state", e."name", e."email", e."site", e."language",
  e."answers", e."assignee_id", e."created_at",
  (select count(*) from "upload" u where u."enquiry_id" = e."id") as "files"`;

/** Lists enquiries, newest first. */
export function findEnquiries(
  container: Container,
  filter: Filter,
  { offset, limit }: Page,
): Promise<FoundEnquiry[]> {
  const { sql, values } = toCondition(filter);
  return readBySql(
    container,
    enquiryRow,
    `select ${columns} from "enquiry" e where ${sql}
     order by e."created_at" desc, e."id" desc limit ? offset ?`,
    [...values, limit, offset],
  );
}

/** Counts the matching enquiries. */
export async function countEnquiries(container: Container, filter: Filter): Promise<number> {
  const { sql, values } = toCondition(filter);
  const row = z.object({ count: z.coerce.number() });
  const [found] = await readBySql(
    container,
    row,
    `select count(*) as "count" from "enquiry" e where ${sql}`,
    values,
  );
  return found?.count ?? 0;
}

function toCondition(filter: Filter): { sql: string; values: string[] } {
  const conditions: [string, string[]][] = [[`e."deleted_at" is null`, []]];
  if ("id" in filter) conditions.push([`e."id" = ?`, [filter.id]]);
  else {
    const { folder, kind, state, assignee, q } = filter;
    conditions.push([`e."folder" = ?`, [folder]]);
    if (kind !== undefined) conditions.push([`e."kind" = ?`, [kind]]);
    if (state !== undefined) conditions.push([`e."state" = ?`, [state]]);
    if (assignee === "none") conditions.push([`e."assignee_id" is null`, []]);
    else if (assignee !== undefined) conditions.push([`e."assignee_id" = ?`, [assignee]]);
    if (q) conditions.push(toSearch(q));
  }
  return {
    sql: conditions.map(([sql]) => sql).join(" and "),
    values: conditions.flatMap(([, values]) => values),
  };
}

/** Escapes the wildcards of `like`, so that they match literally. */
function toSearch(q: string): [string, string[]] {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    `(e."number" ilike ? or e."name" ilike ? or e."email" ilike ? or exists (
       select 1 from jsonb_array_elements(e."answers") a where a->>'value' ilike ?))`,
    [pattern, pattern, pattern, pattern],
  ];
}
