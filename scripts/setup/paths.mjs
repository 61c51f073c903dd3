import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Absolute path of the folder that the running shop writes to: DATA_DIR, else `.data`.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export const resolveDataDir = (env = process.env) => path.resolve(rootDir, env["DATA_DIR"] || ".data");
