import type { Knex } from "@medusajs/framework/mikro-orm/knex";

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
};

/** Matches a condition on an index that nearly all of its entries may meet. */
const meetsAll = /^\(+\w+ IS NOT NULL\)+$/;

/** Matches steps of a plan that read all of their input before they return the first row. */
const readsAllFirst = /^Sort|Aggregate|Hash|Materialize|Bitmap/;

/**
 * Prepares a statement for the planner, with numbered parameters. Limits and recent dates get typical values (50 rows,
 * a week): for unknown values the planner expects a tenth and a third of the table. A statement that tests a parameter
 * for null gives two statements, one for each result.
 */
function toExplained(sql: string): string[] {
  let count = 0;
  const asked = "?::text is null";
  return (sql.includes(asked) ? ["true", "false"] : [""]).map((answer) =>
    sql
      .replaceAll(asked, answer)
      .replaceAll("limit ?", "limit 50")
      .replaceAll("offset ?", "offset 0")
      .replaceAll("? * interval", "7 * interval")
      .replaceAll(/(_at"\)?) (>=?) \?/g, "$1 $2 (now() - interval '7 days')")
      .replaceAll("?", () => `$${(count += 1)}`),
  );
}

/**
 * Finds the large tables that a statement reads as a whole, because its conditions can use no index. Reading a whole
 * index counts too, unless the statement needs only its first rows.
 *
 * @param isLarge whether a table or an index, given by its name, is large
 */
export async function findScans(
  transaction: Knex.Transaction,
  sql: string,
  isLarge: (name: string) => boolean,
): Promise<string[]> {
  const listScans = (plan: Plan, isLimited: boolean, parent = ""): string[] => {
    const { "Node Type": type, "Relation Name": table = parent, "Index Name": index, Plans = [] } = plan;
    const condition = plan["Index Cond"];
    const readsAllOf = condition === undefined || meetsAll.test(condition) ? index : undefined;
    const isScan =
      type === "Seq Scan" ? isLarge(table) : readsAllOf !== undefined && !isLimited && isLarge(readsAllOf);
    const isLimitedBelow = (isLimited || type === "Limit") && !readsAllFirst.test(type);
    const below = Plans.flatMap((one) => listScans(one, isLimitedBelow, table));
    return isScan ? [table, ...below] : below;
  };
  const scans: string[] = [];
  for (const explained of toExplained(sql)) {
    const { rows } = await transaction.raw<{ rows: [{ "QUERY PLAN": [{ Plan: Plan }] }] }>(
      `explain (generic_plan, format json) ${explained}`,
    );
    scans.push(...listScans(rows[0]["QUERY PLAN"][0].Plan, false));
  }
  return [...new Set(scans)];
}
