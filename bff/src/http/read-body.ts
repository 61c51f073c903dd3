import { ApiFailure } from "./api-failure.ts";

/**
 * Reads the JSON body of a request, whose length is already limited.
 * @throws ApiFailure unsupported_media_type, or invalid_request (not JSON in UTF-8)
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiFailure("unsupported_media_type");
  const bytes = await request.arrayBuffer();
  try {
    // Refuses invalid UTF-8, which Request.json would replace.
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiFailure("invalid_request");
  }
}
