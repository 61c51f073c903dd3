import { SetupError } from "./setup-error.mjs";

/** @param {unknown} error */
function show(error) {
  if (!(error instanceof SetupError)) {
    console.error(error);
    return;
  }
  console.error(`\n✗ ${error.message}`);
  if (error.mend) console.error(`  ${error.mend}`);
}

/**
 * Runs a command of the project: its `signal` fires on Ctrl-C and when the terminal closes, a SetupError is printed
 * without a stack, and the exit code says whether the command succeeded.
 *
 * @param {(signal: AbortSignal) => Promise<void>} run
 */
export async function runCli(run) {
  const abort = new AbortController();
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(name, () => abort.abort(new SetupError("interrupted", "Stopped.")));
  }
  try {
    await run(abort.signal);
    process.exitCode = 0;
  } catch (error) {
    process.exitCode = abort.signal.aborted ? 130 : 1;
    if (!abort.signal.aborted) show(error);
  }
  // Open handles, such as a watch on a log, must not keep the process alive.
  process.exit();
}
