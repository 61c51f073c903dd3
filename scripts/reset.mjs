import fs from "node:fs";
import { listTestDirs, removeTestDir } from "./gates/test-dir.mjs";
import { removeCluster } from "./postgres/cluster-location.mjs";
import { getRunningShop, stopOrphans } from "./process/run-file.mjs";
import { resolveDataDir } from "./setup/paths.mjs";
import { runCli } from "./setup/run-cli.mjs";
import { SetupError } from "./setup/setup-error.mjs";

await runCli(async () => {
  const dataDir = resolveDataDir();
  const testDirs = listTestDirs(dataDir);
  for (const running of [dataDir, ...testDirs].map(getRunningShop)) {
    if (!running) continue;
    throw new SetupError(
      "already-running",
      `The shop is running at ${running.address} (process ${running.pid}): its data is not wiped.`,
      "Stop it with Ctrl-C in its terminal first.",
    );
  }
  await Promise.all(testDirs.map(removeTestDir));
  await stopOrphans(dataDir);
  removeCluster(dataDir);
  fs.rmSync(dataDir, { recursive: true, force: true });
  console.log(`  Wiped ${dataDir}. The next npm start makes a new shop.`);
});
