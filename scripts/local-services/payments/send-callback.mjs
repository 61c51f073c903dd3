/**
 * Sends a callback to the shop, as a payment service does: it waits for no reply, and a shop that is down misses it.
 *
 * @param {string} url
 * @param {unknown} body
 */
export async function sendCallback(url, body) {
  try {
    await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
  } catch (error) {
    console.error(`callback to ${url}`, error);
  }
}
