import { ApiFailure } from "./api-failure.ts";

const maxBytes = 64 * 1024;

/**
 * Reads the JSON of a request.
 *
 * @throws ApiFailure unsupported_media_type, body_too_large (over 64 kB, whatever its length is said to
 * be) or invalid_request (not JSON).
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiFailure("unsupported_media_type");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new ApiFailure("body_too_large");

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiFailure("body_too_large");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new ApiFailure("invalid_request");
  }
}
