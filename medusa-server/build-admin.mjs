import path from "node:path";
import { build } from "@medusajs/admin-bundler";
import { getResolvedPlugins } from "@medusajs/framework/utils";

/**
 * Builds the admin with our pages into the built server. `medusa build` does so too, but it starts Medusa first and
 * then checks the types of the server once more.
 */
const serverDir = path.join(import.meta.dirname, ".medusa/server");
// Medusa looks for the modules of a configuration in the working directory, the built ones here.
process.chdir(serverDir);
const { default: configuration } = await import("./.medusa/server/medusa-config.js");
const { listAdminFolders } = await import("./.medusa/server/src/environment/list-admin-folders.js");
process.chdir(import.meta.dirname);

const plugins = await getResolvedPlugins(import.meta.dirname, configuration, true);
await build({
  plugins: plugins.flatMap(({ admin }) => (admin?.type === "package" ? [admin.resolve] : [])),
  ...configuration.admin,
  sources: listAdminFolders(import.meta.dirname),
  outDir: path.join(serverDir, "public/admin"),
});
