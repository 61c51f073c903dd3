import { ApiError } from "./api-error.mjs";

const mostBytes = 10_000_000;

/**
 * The JSON object of a request; {} without a body. Browsers send it as plain text, so the content type is not asked.
 *
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 * @throws {ApiError} 400, 413
 */
export async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // Read to its end but not kept, so that the answer reaches the caller.
    if (bytes <= mostBytes) chunks.push(chunk);
  }
  if (bytes > mostBytes) throw new ApiError(413, `Request body too large: ${bytes}/${mostBytes} bytes`);
  if (bytes === 0) return {};
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  } catch {
    throw new ApiError(400, "Invalid JSON");
  }
  throw new ApiError(400, "Invalid JSON: expected an object");
}
