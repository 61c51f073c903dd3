/**
 * Runs a job one at a time. A request during a run repeats the job afterwards, since new data may have arrived after
 * the current run had read the data.
 *
 * @returns a function that requests a run; its promise settles when all requested runs have ended, and rejects with the
 * job's error
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
