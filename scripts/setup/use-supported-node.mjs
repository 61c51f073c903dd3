import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { resolveHome } from "./home.mjs";
import { pinnedVersion, resolveNodeAction, toNodePackage } from "./node-version.mjs";
import { resolveDataDir, rootDir } from "./paths.mjs";
import { createProgress } from "./progress.mjs";

const nodeName = toNodePackage(process.platform, process.arch);
const toolDir = path.join(rootDir, ".tools", `node-${pinnedVersion}`);
const binDir = path.join(toolDir, "node_modules", nodeName, "bin");
const nodeFile = path.join(binDir, "node");

/** @param {string} file @param {readonly string[]} args @param {import("node:child_process").SpawnOptions} options */
const run = (file, args, options) =>
  new Promise((/** @type {(code: number) => void} */ resolve) => {
    const child = spawn(file, args, options);
    // The child handles the signals itself; this process only waits and takes over its exit code.
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => child.kill(signal));
    }
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });

/** Installs the pinned Node from the npm registry beside the other tools, without install scripts. */
async function installNode() {
  const env = { ...process.env, ...resolveHome(resolveDataDir()), npm_config_loglevel: "error" };
  const args = ["install", "--prefix", toolDir, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  fs.mkdirSync(toolDir, { recursive: true });
  // Without a package.json, npm would install into the nearest parent that has one.
  fs.writeFileSync(path.join(toolDir, "package.json"), "{}\n");
  const code = await run("npm", [...args, `${nodeName}@${pinnedVersion}`], { env, stdio: "inherit" });
  if (code !== 0 || !fs.existsSync(nodeFile)) throw new Error(`npm ended with ${code}`);
}

/**
 * Returns when package.json supports the running Node. Otherwise installs the pinned Node, runs the same command with
 * it and exits with its code; prints an error when the running Node is too old even for that.
 */
export async function useSupportedNode() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(rootDir, "package.json"), "utf8"));
  const action = resolveNodeAction(process.versions.node, engines.node);
  if (action === "run") return;
  const mend = `Install Node ${pinnedVersion.split(".")[0]} from https://nodejs.org and run the command again.`;
  if (action === "refuse") {
    console.error(`Spolverk needs Node 20.19 or newer; this is Node ${process.versions.node}. ${mend}`);
    process.exit(1);
  }
  if (!fs.existsSync(nodeFile)) {
    const title = `Installing Node ${pinnedVersion}, as Node ${process.versions.node} is no longer supported`;
    try {
      await createProgress().step(title, installNode);
    } catch (error) {
      console.error(`✗ Node ${pinnedVersion} could not be installed (${String(error)}). ${mend}`);
      process.exit(1);
    }
  }
  const env = {
    ...process.env,
    PATH: [binDir, process.env["PATH"]].join(path.delimiter),
    // npm passes on these two variables as the path of Node.
    NODE: nodeFile,
    npm_node_execpath: nodeFile,
  };
  process.exit(await run(nodeFile, process.argv.slice(1), { env, stdio: "inherit" }));
}
