import fs from "node:fs";
import path from "node:path";
import { SetupError } from "./setup-error.mjs";

const ownerOnly = 0o700;
/** Mode that lets other users traverse the folder to paths that they know, but not list it. */
const passThrough = 0o711;

/**
 * Creates the data folder, closes it to other users of the machine and checks that it is writable. It holds secrets,
 * the database and mails. When root starts the shop, Postgres runs as another user, who has to traverse the folder to
 * its own; everything else in it stays closed.
 *
 * @param {string} dataDir
 * @throws {SetupError} data-dir-unwritable
 */
export function prepareDataDir(dataDir) {
  try {
    const mode = process.getuid?.() === 0 ? passThrough : ownerOnly;
    const first = fs.mkdirSync(dataDir, { recursive: true, mode });
    // Parent folders created here may be narrowed by the umask, and Postgres has to traverse them too.
    if (first !== undefined) {
      for (let made = dataDir; made.length >= first.length; made = path.dirname(made)) {
        fs.chmodSync(made, mode);
      }
    }
    fs.mkdirSync(path.join(dataDir, "logs"), { recursive: true, mode: ownerOnly });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
    fs.accessSync(path.join(dataDir, "logs"), fs.constants.W_OK | fs.constants.X_OK);
    closeToOthers(dataDir, mode);
  } catch (error) {
    throw new SetupError(
      "data-dir-unwritable",
      `The data folder ${dataDir} cannot be written to (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
      "If another user started the shop here before, go on as that user; else set DATA_DIR to a folder of your own.",
    );
  }
}

/**
 * Removes other users' permissions from the folder and from the entries that earlier starts left. Deeper folders need
 * no change, since they are no longer reachable. Postgres protects the files of its own user itself.
 *
 * @param {string} dataDir
 * @param {number} mode of the folder itself
 */
function closeToOthers(dataDir, mode) {
  const { uid } = fs.statSync(dataDir);
  // A folder of another owner may be shared on purpose, so its permissions stay.
  if (process.getuid !== undefined && uid !== process.getuid()) return;
  fs.chmodSync(dataDir, mode);
  for (const entry of fs.readdirSync(dataDir, { withFileTypes: true })) {
    const file = path.join(dataDir, entry.name);
    const isOurs = fs.lstatSync(file).uid === uid;
    // The data folder of a test run, whose Postgres may be running, protects itself.
    const isDataDir = entry.isDirectory() && fs.existsSync(path.join(file, "secrets.json"));
    if (!isOurs || isDataDir) continue;
    if (entry.isDirectory()) fs.chmodSync(file, ownerOnly);
    else if (entry.isFile()) fs.chmodSync(file, 0o600);
  }
}
