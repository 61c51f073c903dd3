/** Maximum characters of one message between tabs [4.32]. */
const chunkLength = 4096;
/** Maximum number of incomplete texts; when another text begins, the oldest is dropped. */
const maxUnfinished = 20;

export type MessageChunk = { message: string; part: number; of: number; text: string };

/** Splits a text into chunks, at least one. `message` is the id that the text's chunks share. */
export function toChunks(text: string, message: string): MessageChunk[] {
  const of = Math.max(1, Math.ceil(text.length / chunkLength));
  return Array.from({ length: of }, (_, part) => ({
    message,
    part,
    of,
    text: text.slice(part * chunkLength, (part + 1) * chunkLength),
  }));
}

/**
 * Creates a collector that reassembles texts from chunks in any order. It returns a text when its last missing chunk
 * arrives, else null.
 */
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
