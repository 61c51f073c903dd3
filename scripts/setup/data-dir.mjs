import fs from "node:fs";
import path from "node:path";
import { SetupError } from "./setup-error.mjs";

/**
 * Makes the data folder if need be and checks that it can be written to.
 *
 * @param {string} dataDir
 * @throws {SetupError} data-dir-unwritable
 */
export function prepareDataDir(dataDir) {
  try {
    fs.mkdirSync(path.join(dataDir, "logs"), { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
    fs.accessSync(path.join(dataDir, "logs"), fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new SetupError(
      "data-dir-unwritable",
      `The data folder ${dataDir} cannot be written to (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
      "If another user started the shop here before, go on as that user; else set DATA_DIR to a folder of your own.",
    );
  }
}
