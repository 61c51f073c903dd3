import { until } from "./mails.ts";
import type { Scripts } from "./start-scripts.ts";

/** Runs the nightly job, once no other test's run is at it: a second one at the same time does nothing. Gives what it logs. */
export const deleteExpiredData = (scripts: Scripts): Promise<string> =>
  until("run of the nightly job", async () => {
    const log = await scripts.run("delete-expired-data.js");
    return log.includes("by another process") ? undefined : log;
  });
