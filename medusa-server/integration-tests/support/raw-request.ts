import http from "node:http";

export type RawReply = { status: number; headers: http.IncomingHttpHeaders; text: string; ms: number };

/** Sends a request with its path verbatim, which fetch would normalize. */
export function rawRequest(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {} } = options;
    const request = http.request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - startedAt,
        }),
      );
    });
    request.on("error", reject);
    request.end(options.body);
  });
}
