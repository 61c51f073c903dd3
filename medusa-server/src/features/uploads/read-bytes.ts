/** Bytes read and discarded beyond the limit: a sender whose connection is cut would not see the reason. */
const mostDropped = 10_000_000;

/**
 * Reads a stream to its end, or until it is far above the limit: the rest is left unread.
 *
 * @returns "wrongLength" when the sender aborted it
 */
export async function readBytes(
  stream: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<Buffer | "tooLarge" | "wrongLength"> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
      else if (length > mostBytes + mostDropped) break;
      else chunks.length = 0;
    }
  } catch {
    return "wrongLength";
  }
  return length > mostBytes ? "tooLarge" : Buffer.concat(chunks);
}
