import { spawnSync } from "node:child_process";
import { listNewCommits } from "./gates/list-new-commits.mjs";
import { rootDir } from "./setup/paths.mjs";

/** The newest commit that is older than the rules of commitlint.config.mjs. */
const base = "3aa29a3cb85103f9270f6f91b3775e8c43f76f46";

/** @returns {{ ok: boolean, summary: string }} */
function checkCommits() {
  const commits = listNewCommits(rootDir, base);
  if (commits === null) return { ok: true, summary: "nothing checked: the history does not reach that far" };
  if (commits.length === 0) return { ok: true, summary: "no new commits" };
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/commitlint",
    ["--from", base, "--to", "HEAD"],
    { cwd: rootDir, encoding: "utf8" },
  );
  if (status === 0) return { ok: true, summary: `${commits.length} new commits checked` };
  console.error(`${stdout}${stderr}`);
  return { ok: false, summary: `a message of ${commits.length} new commits breaks the rules` };
}

const { ok, summary } = checkCommits();
console.log(summary);
process.exitCode = ok ? 0 : 1;
