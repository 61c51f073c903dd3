import { until } from "./mails.ts";
import type { Scripts } from "./start-scripts.ts";

/**
 * Runs the nightly job once no other test's run is in progress, since a concurrent run does nothing. Returns its log.
 */
export const deleteExpiredData = (scripts: Scripts): Promise<string> =>
  until("run of the nightly job", async () => {
    const log = await scripts.run("delete-expired-data.js");
    return log.includes("by another process") ? undefined : log;
  });
