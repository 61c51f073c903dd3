/**
 * Sends a callback to the shop as a payment service does: without waiting for the reply, and without a retry when the
 * shop is down.
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
