import type { liteClient } from "algoliasearch/lite";

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["requester"]>;

/**
 * Sends the client's POST as a GET whose query parameter `requests` is the list of searches as JSON [7.19]. Proxies can
 * cache the reply to a GET, and browsers send no preflight request for it.
 */
export const getRequester: Requester = {
  send: async ({ url, data, headers, responseTimeout }) => {
    const address = new URL(url);
    const body = JSON.parse(String(data ?? "{}")) as Record<string, unknown>;
    for (const [name, value] of Object.entries(body)) {
      address.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value));
    }
    const { "content-type": _, ...sent } = headers;
    try {
      const response = await fetch(address, { headers: sent, signal: AbortSignal.timeout(responseTimeout) });
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      const isTimedOut = error instanceof DOMException && error.name === "TimeoutError";
      // Status 0 tells the client that there was no reply.
      return { status: 0, content: String(error), isTimedOut };
    }
  },
};
