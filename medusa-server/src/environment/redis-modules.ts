/** A subscriber that fails is run again after 1, 2, 4 … seconds: about two minutes, a restart of the database. */
const eventJobs = {
  attempts: 8,
  backoff: { type: "exponential", delay: 1000 },
  // What is done is of no more use, and what failed to the end is kept for the operator: Redis must not fill up.
  removeOnComplete: true,
  removeOnFail: { count: 1000, age: 7 * 24 * 60 * 60 },
};

/** The workflow engine sets these for most of its jobs; these are for the retries that it leaves in Redis when they fail. */
const workflowQueue = {
  defaultJobOptions: { removeOnComplete: true, removeOnFail: { count: 1000, age: 7 * 24 * 60 * 60 } },
};

/**
 * What several processes must share, kept in Redis instead of in memory: events, workflows, sign-ins under way. For
 * the last Medusa's auth module (2.21) still asks for the deprecated Cache Module, and knows no Caching Module.
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
