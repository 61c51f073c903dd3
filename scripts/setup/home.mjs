import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** @param {string} folder */
function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Variables that give npm, pnpm and Chromium a home folder when the user has no writable one, as is common for
 * service and container users. Empty when the home is writable.
 *
 * @param {string} dataDir
 * @param {string} [home]
 * @returns {Record<string, string>}
 */
export function resolveHome(dataDir, home = os.homedir()) {
  if (isWritable(home)) return {};
  const replacement = path.join(dataDir, "home");
  fs.mkdirSync(replacement, { recursive: true });
  return {
    HOME: replacement,
    XDG_CACHE_HOME: path.join(replacement, ".cache"),
    XDG_CONFIG_HOME: path.join(replacement, ".config"),
    XDG_DATA_HOME: path.join(replacement, ".local/share"),
    XDG_STATE_HOME: path.join(replacement, ".local/state"),
    npm_config_cache: path.join(replacement, ".npm"),
  };
}
