import path from "node:path";
import { MigrationScriptsMigrator } from "@medusajs/framework/migrations";
import type { MedusaContainer } from "@medusajs/framework/types";

const medusaScripts = path.join(path.dirname(require.resolve("@medusajs/medusa")), "migration-scripts");

/**
 * Medusa's own changes of data that came with newer versions, each once. `db:migrate` would start Medusa a second time
 * for them, so it is told to skip them.
 */
export async function runDataMigrations(container: MedusaContainer): Promise<void> {
  const migrator = new MigrationScriptsMigrator({ container });
  await migrator.ensureMigrationsTable();
  await migrator.run([medusaScripts]);
}
