import http from "node:http";
import { answerPicture } from "./answer-picture.mjs";

/**
 * Creates an emulator of imgix.
 *
 * @param {import("./answer-picture.mjs").PictureSettings} settings
 */
export function createImageServer(settings) {
  return http.createServer((request, response) => {
    const send = (/** @type {import("./answer-picture.mjs").Answer} */ { status, headers, body }) => {
      const { ETag: etag } = headers;
      const isKept = etag !== undefined && request.headers["if-none-match"] === etag;
      response.writeHead(isKept ? 304 : status, {
        ...headers,
        ...(!isKept && { "Content-Length": Buffer.byteLength(body) }),
      });
      response.end(isKept || request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      send({ status: 405, headers: { Allow: "GET, HEAD" }, body: "Method not allowed\n" });
      return;
    }
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname === "/health") {
      send({ status: 200, headers: { "Content-Type": "text/plain" }, body: "live\n" });
      return;
    }
    answerPicture(settings, url, request.headers.accept ?? "").then(send, (error) => {
      console.error(url.href, error);
      send({ status: 500, headers: { "Content-Type": "text/plain" }, body: "The picture was not made\n" });
    });
  });
}
