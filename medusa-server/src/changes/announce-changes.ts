import { readEnvironment } from "../environment.ts";

const answerWithinMs = 5000;

/**
 * Tells the BFF which products have changed, so that it reads them again for its pages and for the
 * search service; "all" after a change that may be about any of them.
 * @throws Error when it does not take the message: with Redis the event is then tried again
 */
export async function announceChanges(productIds: readonly string[] | "all"): Promise<void> {
  const { BFF_URL: url, INTERNAL_TOKEN: token } = readEnvironment(process.env);
  if (url === undefined || productIds.length === 0) return;
  const body = productIds === "all" ? { all: true } : { ids: [...new Set(productIds)] };
  const response = await fetch(new URL("/internal/search/products", url), {
    method: "POST",
    headers: { "content-type": "application/json", "x-internal-token": token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) throw new Error(`The BFF answered ${response.status} to changes of products`);
}
