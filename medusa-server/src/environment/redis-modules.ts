/**
 * A failing subscriber is retried after 1, 2, 4 … seconds: about two minutes, enough for a restart of the database.
 */
const eventJobs = {
  attempts: 8,
  backoff: { type: "exponential", delay: 1000 },
  // Finished jobs are of no use. Jobs that failed for good are kept for the operator, within limits, so that Redis
  // does
  // not fill up.
  removeOnComplete: true,
  removeOnFail: { count: 1000, age: 7 * 24 * 60 * 60 },
};

/**
 * Options for jobs of workflows. The workflow engine sets its own options for most jobs, but not for retries, which it
 * leaves in Redis when they fail.
 */
const workflowQueue = {
  defaultJobOptions: { removeOnComplete: true, removeOnFail: { count: 1000, age: 7 * 24 * 60 * 60 } },
};

/**
 * Modules that keep the shared state of several processes in Redis instead of memory: events, workflows, sign-ins in
 * progress. Sign-ins need the deprecated Cache Module, since Medusa's auth module (2.21) does not use the Caching
 * Module.
 */
export function redisModules(redisUrl: string) {
  return [
    { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl, jobOptions: eventJobs } },
    {
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: { redis: { redisUrl, queueOptions: workflowQueue } },
    },
    { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl } },
  ];
}
