import autocannon from "autocannon";

/**
 * Requests one URL for some seconds over a few connections and counts the replies.
 *
 * @param {string} url
 * @param {{ seconds?: number, connections?: number, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ perSecond: number, answered: number, failed: number }>}
 */
export async function load(url, { seconds = 5, connections = 8, headers = {} } = {}) {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  return { perSecond: requests.average, answered: requests.total, failed: non2xx + errors };
}
