import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Asked = { method: string; url: URL; body: string };
/** null: no answer. */
type Answer = { status: number; body: string } | null;

/** A service on loopback that answers as the test defines, and records its requests. */
export async function startFakeService(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const one = { method: request.method ?? "", url, body: await text(request) };
    asked.push(one);
    const given = answer(one);
    if (given) response.writeHead(given.status).end(given.body);
  }
  const server = http.createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}
