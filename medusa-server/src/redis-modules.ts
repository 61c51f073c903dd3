/** A subscriber that fails is run again after 1, 2, 4 … seconds: about two minutes, a restart of the database. */
const eventJobs = {
  attempts: 8,
  backoff: { type: "exponential", delay: 1000 },
  // What failed to the end is kept for whoever looks into it.
  removeOnFail: { count: 1000 },
};

/** What several processes must share, kept in Redis instead of in memory: events, workflows, sign-ins under way. */
export function redisModules(redisUrl: string) {
  return [
    { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl, jobOptions: eventJobs } },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl } },
  ];
}
