import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "../expect-present.ts";
import { readBySql } from "../read-by-sql.ts";

/** What finds the rows of a list; `?` stands for a value. */
export type ListStatement = { sql: string; values?: readonly Knex.RawBinding[] };

const replyRow = z.object({ etag: z.string(), json: z.string().nullable() });

/**
 * Answers with lists by name, all found by one statement, or with 304 to who has the same already. The database
 * writes the JSON and works out its tag, and no code on this side reads it: parsing a whole catalogue so as to write
 * it again takes longer than finding it (docs/decisions/0057).
 */
export async function sendLists(
  request: Pick<MedusaRequest, "headers" | "scope">,
  response: MedusaResponse,
  lists: Readonly<Record<string, ListStatement>>,
): Promise<void> {
  const members = Object.entries(lists).map(
    ([name, { sql }]) => `'${name}', (select coalesce(json_agg(found), '[]') from (${sql}) found)`,
  );
  const known = request.headers["if-none-match"] ?? "";
  const [found] = await readBySql(
    request.scope,
    replyRow,
    `with reply as (select json_build_object(${members.join(", ")})::text as "json"),
       tagged as (select "json", '"' || md5("json") || '"' as "etag" from reply)
     select "etag", case when "etag" = ? then null else "json" end as "json" from tagged`,
    [...Object.values(lists).flatMap(({ values = [] }) => values), known],
  );
  const { etag, json } = expectPresent(found, "reply of the database");
  response.setHeader("etag", etag);
  if (json === null) response.status(304).end();
  else response.type("json").send(json);
}
