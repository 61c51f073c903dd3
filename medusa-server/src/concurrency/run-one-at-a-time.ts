/**
 * Runs a job one at a time. Who asks for it while it runs has it run once more afterwards, as what it is to find may have
 * come after it looked.
 *
 * @returns what asks for a run; it is done when all that is asked for has run, and throws what the job throws
 */
export function runOneAtATime<Args extends unknown[]>(
  job: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = async (...args: Args): Promise<void> => {
    do {
      isAskedAgain = false;
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await job(...args);
    } while (isAskedAgain);
  };
  return (...args) => {
    isAskedAgain = running !== null;
    running ??= run(...args).finally(() => {
      running = null;
    });
    return running;
  };
}
