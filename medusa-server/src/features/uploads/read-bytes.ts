/** So much more is read and dropped: a sender that is cut off in the middle does not hear why. */
const mostDropped = 10_000_000;

/**
 * Reads a stream to its end, or until it is far longer than that: the rest is left unread.
 *
 * @returns "wrongLength" where its sender went away in the middle
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
