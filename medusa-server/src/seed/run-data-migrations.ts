import path from "node:path";
import { MigrationScriptsMigrator } from "@medusajs/framework/migrations";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils";

const medusaFolder = path.dirname(require.resolve("@medusajs/medusa"));

/**
 * Runs the data migrations of newer versions of Medusa, of its plugins and of this shop, which Medusa counts as a
 * plugin; each once. `db:migrate --skip-scripts` leaves them to the seed, because it would start Medusa a second time
 * for them.
 */
export async function runDataMigrations(container: MedusaContainer): Promise<void> {
  const configuration = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const plugins = await getResolvedPlugins(process.cwd(), configuration, true);
  const folders = [medusaFolder, ...plugins.map(({ resolve }) => resolve)];
  const migrator = new MigrationScriptsMigrator({ container });
  await migrator.ensureMigrationsTable();
  await migrator.run(folders.map((folder) => path.join(folder, "migration-scripts")));
}
