import { ensureDatabase } from "../postgres/ensure-database.mjs";
import { startPostgres } from "../postgres/start-postgres.mjs";

const database = "spolverk";

/**
 * Returns the shop's database: the one in DATABASE_URL, else starts our own Postgres.
 *
 * @param {import("./environments.mjs").StackSettings} settings
 * @param {import("../process/run-file.mjs").RunFile} runFile
 * @returns {Promise<{ databaseUrl: string, service: import("../process/start-service.mjs").RunningService | null }>}
 */
export async function startDatabase(settings, runFile) {
  const given = settings.baseEnv["DATABASE_URL"];
  if (given) return { databaseUrl: given, service: null };
  const { service, url } = await startPostgres({
    dataDir: settings.dataDir,
    port: settings.ports.postgres,
    password: settings.secrets.postgresPassword,
    runFile,
  });
  await service.ready;
  await ensureDatabase(url("postgres"), database);
  return { databaseUrl: url(database), service };
}
