/** The most characters that one message between tabs carries [4.32]. */
const chunkLength = 4096;
/** Messages of which some chunks never came are forgotten when so many others have begun. */
const maxUnfinished = 20;

export type MessageChunk = { message: string; part: number; of: number; text: string };

/** A text in pieces that a message between tabs may carry; at least one. `message` tells it from others. */
export function toChunks(text: string, message: string): MessageChunk[] {
  const of = Math.max(1, Math.ceil(text.length / chunkLength));
  return Array.from({ length: of }, (_, part) => ({
    message,
    part,
    of,
    text: text.slice(part * chunkLength, (part + 1) * chunkLength),
  }));
}

/** Puts chunks together, in whatever order they come. Gives the text with its last chunk, null before it. */
export function createChunkCollector(): (chunk: unknown) => string | null {
  const unfinished = new Map<string, Map<number, string>>();
  return (chunk) => {
    if (!isChunk(chunk)) return null;
    const parts = unfinished.get(chunk.message) ?? new Map<number, string>();
    parts.set(chunk.part, chunk.text);
    if (parts.size === chunk.of) {
      unfinished.delete(chunk.message);
      return Array.from({ length: chunk.of }, (_, part) => parts.get(part) ?? "").join("");
    }
    unfinished.set(chunk.message, parts);
    const [oldest] = unfinished.keys();
    if (unfinished.size > maxUnfinished && oldest !== undefined) unfinished.delete(oldest);
    return null;
  };
}

function isChunk(value: unknown): value is MessageChunk {
  if (typeof value !== "object" || value === null) return false;
  const { message, part, of, text } = value as Partial<Record<keyof MessageChunk, unknown>>;
  const isPlace =
    typeof part === "number" && typeof of === "number" && Number.isInteger(part) && part >= 0 && part < of;
  return typeof message === "string" && typeof text === "string" && isPlace;
}
