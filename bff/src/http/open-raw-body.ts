import type { RawBody } from "../contract/endpoint.ts";
import { ApiFailure } from "./api-failure.ts";

type OpenedBody = {
  body: RawBody;
  /** Why reading it ended early; null while it has not. A service that the stream was passed on to names another cause. */
  getFailure: () => ApiFailure | null;
};

/** A sender of whom nothing comes for so long is cut off: it may hold one of few places. */
const mostStalledMs = 10_000;
/** Whoever sends less after ten seconds is cut off too. The slowest mobile networks have about as much. */
const leastBytesPerMs = 10;

/**
 * Opens the bytes of a request as a stream, which ends with an error once there are too many, the client has gone, sends
 * nothing for ten seconds or, after these, less than 10 kB a second. Nothing is buffered: bytes are read as fast as they are taken.
 *
 * @throws ApiFailure invalid_request for a Content-Length that is none, upload_too_large for one that says too much
 */
export function openRawBody(request: Request, mostBytes: number): OpenedBody {
  const length = readLength(request.headers);
  if (length !== null && length > mostBytes) throw new ApiFailure("upload_too_large");
  const reader = request.body?.getReader() ?? null;
  let failure: ApiFailure | null = null;
  let bytes = 0;
  /** For the sender alone: a backend that is slow to read is not the fault of the client. */
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
  // It does not cancel what it reads from: that would close the connection before the reply.
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

/** @throws ApiFailure upload_wrong_length when it takes too long */
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
