/**
 * Bytes beyond the limit that are read and discarded: the sender gets the reply only if the connection stays open.
 */
const mostDropped = 10_000_000;

/**
 * Reads a stream to its end, or until it exceeds the limit by more than `mostDropped`. The rest stays unread.
 *
 * @returns "wrongLength" when the sender aborted the stream
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
