import { once } from "node:events";
import http from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * reached: the call has reached the proxy, but not the server yet. answered: the server has answered, but the caller has
 * no reply yet.
 */
export type Stage = "reached" | "answered";
type Watch = { isWanted: (call: string) => boolean; stage: Stage; act: () => Promise<void> };

/**
 * Starts a proxy between two servers. The proxy can watch for a call, such as "POST /internal/checkouts/1". When the
 * call has got to the given stage, the test acts, and the caller gets no reply.
 */
export async function startGateway(target: string) {
  let watch: Watch | null = null;

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await buffer(request);
    const call = `${request.method} ${request.url}`;
    const found: Watch | null = watch?.isWanted(call) ? watch : null;
    if (found) watch = null;
    if (found?.stage === "reached") return found.act();
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? "GET",
      headers: request.headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    const reply = Buffer.from(await answer.arrayBuffer());
    if (found) return found.act();
    response
      .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
      .end(reply);
  }

  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The gateway has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    watchFor: (isWanted: Watch["isWanted"], stage: Stage, act: Watch["act"]): void => {
      watch = { isWanted, stage, act };
    },
    stop: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
