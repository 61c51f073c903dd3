import fs from "node:fs";
import path from "node:path";
import { describeOldNode } from "./describe-old-node.mjs";
import { rootDir } from "./paths.mjs";

/** Ends the process with a clear word when this Node is older than package.json allows. */
export function requireNode() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(rootDir, "package.json"), "utf8"));
  const tooOld = describeOldNode(process.versions.node, engines.node);
  if (tooOld === null) return;
  console.error(tooOld);
  process.exit(1);
}
