import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "./expect-present.ts";
import { readBySql } from "./read-by-sql.ts";

/** A statement that finds the rows of a list; `?` marks a value. */
export type ListStatement = { sql: string; values?: readonly Knex.RawBinding[] };

const replyRow = z.object({ json: z.string() });

/**
 * Answers with named lists, all read by one statement. The database writes the JSON and this process does not parse it:
 * parsing and writing a catalogue again takes longer than finding it (docs/decisions/0057).
 */
export async function sendLists(
  request: Pick<MedusaRequest, "scope">,
  response: MedusaResponse,
  lists: Readonly<Record<string, ListStatement>>,
): Promise<void> {
  const members = Object.entries(lists).map(
    ([name, { sql }]) => `'${name}', (select coalesce(json_agg(found), '[]') from (${sql}) found)`,
  );
  const [found] = await readBySql(
    request.scope,
    replyRow,
    `select json_build_object(${members.join(", ")})::text as "json"`,
    Object.values(lists).flatMap(({ values = [] }) => values),
  );
  response.type("json").send(expectPresent(found, "reply of the database").json);
}
