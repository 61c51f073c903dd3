import pg from "pg";

/**
 * Runs a job in one transaction of a database whose triggers and foreign keys are off, for rows that are written straight
 * into tables.
 *
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: pg.Client) => Promise<Result>} job
 * @param {{ after?: "analyze" | "vacuum analyze" | null }} [options] after: what is done about the planner's counts
 */
export async function inDatabase(databaseUrl, job, { after = "analyze" } = {}) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    // What refers to a row may be written before it.
    await client.query("set local session_replication_role = replica");
    const result = await job(client);
    await client.query("commit");
    if (after !== null) await client.query(after);
    return result;
  } finally {
    await client.end();
  }
}
