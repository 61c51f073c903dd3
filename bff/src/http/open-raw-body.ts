import type { RawBody } from "../contract/endpoint.ts";
import { ApiFailure } from "./api-failure.ts";

type OpenedBody = {
  body: RawBody;
  /**
   * The reason why the stream failed; null otherwise. The service that reads the stream does not know this reason and
   * reports another one.
   */
  getFailure: () => ApiFailure | null;
};

/** A sender that sends nothing for this long is cut off, because it holds one of few places for uploads. */
const mostStalledMs = 10_000;
/** Minimum rate after ten seconds, about that of the slowest mobile networks. */
const leastBytesPerMs = 10;

/**
 * Opens the body of a request as a stream. The stream fails when there are too many bytes, the client aborts, nothing
 * arrives for ten seconds or, after the first ten seconds, less than 10 kB a second arrive on average. Nothing is
 * buffered: bytes are read as fast as the consumer takes them.
 * @throws ApiFailure invalid_request for a malformed Content-Length, upload_too_large for one above the limit
 */
export function openRawBody(request: Request, mostBytes: number): OpenedBody {
  const length = readLength(request.headers);
  if (length !== null && length > mostBytes) throw new ApiFailure("upload_too_large");
  const reader = request.body?.getReader() ?? null;
  let failure: ApiFailure | null = null;
  let bytes = 0;
  /** Only counts time spent waiting for the sender; a slow backend is not the client's fault. */
  let waitedMs = 0;
  const read = async () => {
    const leftMs = mostStalledMs + bytes / leastBytesPerMs - waitedMs;
    const startedAt = performance.now();
    const part = reader && (await within(reader.read(), Math.min(mostStalledMs, leftMs)));
    waitedMs += performance.now() - startedAt;
    if (part === null || part.done) return null;
    bytes += part.value.byteLength;
    if (bytes > mostBytes) throw new ApiFailure("upload_too_large");
    return part.value;
  };
  // Cancelling this stream does not cancel the body of the request, which would close the connection before the reply.
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const part = await read();
          if (part === null) controller.close();
          else controller.enqueue(part);
        } catch (cause) {
          failure = cause instanceof ApiFailure ? cause : new ApiFailure("upload_wrong_length", { cause });
          controller.error(failure);
        }
      },
    },
    { highWaterMark: 0 },
  );
  return { body: { stream, length }, getFailure: () => failure };
}

/** @throws ApiFailure upload_wrong_length after the timeout */
async function within<T>(reading: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure("upload_wrong_length")), ms);
  });
  try {
    return await Promise.race([reading, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

function readLength(headers: Headers): number | null {
  const given = headers.get("content-length");
  if (given === null || headers.has("transfer-encoding")) return null;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new ApiFailure("invalid_request", { fields: { "header.Content-Length": "invalid" } });
}
