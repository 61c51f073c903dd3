import pg from "pg";

/**
 * Runs a job in one transaction with triggers and foreign keys disabled, so that the job can write rows straight into
 * tables.
 *
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: pg.Client) => Promise<Result>} job
 * @param {{ after?: "analyze" | "vacuum analyze" | null }} [options] after: how the planner's
 *   statistics are updated
 */
export async function inDatabase(databaseUrl, job, { after = "analyze" } = {}) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    // Disables foreign keys: the job may write a reference before the row that it refers to.
    await client.query("set local session_replication_role = replica");
    const result = await job(client);
    await client.query("commit");
    if (after !== null) await client.query(after);
    return result;
  } finally {
    await client.end();
  }
}
