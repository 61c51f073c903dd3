import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { redisModules } from "./redis-modules.ts";

type JobOptions = { removeOnComplete?: unknown; removeOnFail?: { count: number; age: number } };

/** The options that each queue in Redis gives its jobs. */
function readJobOptions(): Record<string, JobOptions | undefined> {
  const options = Object.fromEntries(redisModules("redis://x").map((each) => [each.resolve, each.options]));
  const events = options["@medusajs/medusa/event-bus-redis"] as { jobOptions?: JobOptions };
  const workflows = options["@medusajs/medusa/workflow-engine-redis"] as {
    redis: { queueOptions?: { defaultJobOptions: JobOptions } };
  };
  return { events: events.jobOptions, workflows: workflows.redis.queueOptions?.defaultJobOptions };
}

describe("the queues in Redis", () => {
  it("keep no finished jobs, and a limited number of failed jobs for a limited time, so that Redis does not fill up", () => {
    for (const [queue, options] of Object.entries(readJobOptions())) {
      assert.equal(options?.removeOnComplete, true, queue);
      assert.ok(options.removeOnFail!.count <= 1000, queue);
      assert.ok(options.removeOnFail!.age <= 7 * 24 * 60 * 60, queue);
    }
  });
});
