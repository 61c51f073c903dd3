import http from "node:http";
import { text } from "node:stream/consumers";

/**
 * @typedef {object} Call
 * @property {URL} url
 * @property {http.IncomingHttpHeaders} headers
 * @property {string} body
 * @property {string[]} ids values of the parts in braces of the path
 * @typedef {{ status: number, headers?: Record<string, string>, body?: string }} Answer
 * @typedef {(call: Call) => Answer | Promise<Answer>} Handle
 */

/** @param {number} status @param {unknown} body @param {Record<string, string>} [headers] @returns {Answer} */
export const json = (status, body, headers) => ({
  status,
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** @param {string} body @returns {Answer} */
export const page = (body) => ({
  status: 200,
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  },
  body,
});

/** Escapes a text for HTML. @param {string} plain */
export const escapeHtml = (plain) => plain.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** @param {string} pattern such as `GET /orders/{id}` */
const toPattern = (pattern) => new RegExp(`^${pattern.replaceAll("{id}", "([^/]+)")}$`);

/**
 * Creates the server of a payment emulator.
 *
 * @param {Record<string, Handle>} routes by method and path; `{id}` matches any part of a path
 * @param {(answer: Answer) => Answer} [finish] changes every answer, such as by adding headers
 */
export function createPaymentServer(routes, finish = (answer) => answer) {
  const table = Object.entries(routes).map(([pattern, handle]) => ({ pattern: toPattern(pattern), handle }));

  /** @param {http.IncomingMessage} request @returns {Promise<Answer>} */
  const answer = async (request) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    for (const { pattern, handle } of table) {
      const match = pattern.exec(`${request.method} ${url.pathname}`);
      if (match) {
        const ids = match.slice(1).map(decodeURIComponent);
        return handle({ url, headers: request.headers, body: await text(request), ids });
      }
    }
    return { status: 404 };
  };

  return http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const send = (/** @type {Answer} */ { status, headers, body }) => {
      response.writeHead(status, headers);
      response.end(body);
    };
    answer(request).then(
      (each) => send(finish(each)),
      (error) => {
        console.error(request.url, error);
        send({ status: 500 });
      },
    );
  });
}
