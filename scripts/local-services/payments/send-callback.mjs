/**
 * Tells the shop of something, as a payment service does: nobody waits for it, and a shop that is away misses it.
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
