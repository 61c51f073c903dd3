import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { rootDir } from "../setup/paths.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @param {NodeJS.ProcessEnv} env */
function findInstalled(env) {
  const folders = (env["PATH"] ?? "").split(path.delimiter);
  const candidates = [
    env["CHROMIUM_PATH"] ?? "",
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...macApps,
  ];
  return candidates.find((file) => path.isAbsolute(file) && fs.existsSync(file)) ?? null;
}

function installByApt() {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (/** @type {string[]} */ args) =>
    spawnSync("apt-get", args, { env, stdio: "pipe" }).status === 0;
  return run(["update"]) && run(["install", "-y", "--no-install-recommends", "chromium"]);
}

/**
 * Finds a browser for the tests: the system's Chromium, else Debian's if root can install it, else Playwright's.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} path of the program
 * @throws {Error} Playwright's message when its download fails
 */
export function findBrowser(env) {
  const installed = findInstalled(env) ?? (installByApt() ? findInstalled(env) : null);
  if (installed) return installed;
  const cwd = path.join(rootDir, "e2e");
  execFileSync("node_modules/.bin/playwright", ["install", "chromium"], { cwd, env, stdio: "pipe" });
  const ask = 'import("@playwright/test").then(({ chromium }) => console.log(chromium.executablePath()))';
  return execFileSync(process.execPath, ["-e", ask], { cwd, env, encoding: "utf8" }).trim();
}
