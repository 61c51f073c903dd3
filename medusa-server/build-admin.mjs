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
process.chdir(import.meta.dirname);

const plugins = await getResolvedPlugins(import.meta.dirname, configuration, true);
const listAdmins = (/** @type {"local" | "package"} */ type) =>
  plugins.flatMap(({ admin }) => (admin?.type === type ? [admin.resolve] : []));
await build({
  sources: listAdmins("local"),
  plugins: listAdmins("package"),
  ...configuration.admin,
  outDir: path.join(serverDir, "public/admin"),
});
