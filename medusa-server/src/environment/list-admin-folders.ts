import fs from "node:fs";
import path from "node:path";

/**
 * Lists the folders that the admin's bundler searches for pages and widgets: one of each feature, and the shared ones.
 *
 * @param packageFolder of medusa-server; a built server has none of the folders
 */
export function listAdminFolders(packageFolder: string): string[] {
  const sources = path.join(packageFolder, "src");
  const features = fs.readdirSync(path.join(sources, "features")).toSorted();
  return [
    path.join(sources, "admin-parts"),
    ...features.map((feature) => path.join(sources, "features", feature, "admin")),
  ].filter((folder) => fs.existsSync(folder));
}
