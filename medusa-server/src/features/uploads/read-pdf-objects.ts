import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { toPdfNamePattern } from "./to-pdf-name-pattern.ts";

const inflateAsync = promisify(inflate);

/** Maximum size of a file's decompressed objects together. A crafted file could expand a thousandfold. */
const mostObjectBytes = 60_000_000;
const longestDictionary = 4_000;

/** Maximum number of damaged object streams. A file with more was crafted to keep the server busy, and is refused. */
const mostDamaged = 50;

/**
 * Maximum number of streams. A normal file of ten megabytes has fewer; each stream costs a search in the text before
 * it.
 */
const mostStreams = 30_000;

/** Matches the keyword that begins a stream, with the rest of its line, which PDF readers ignore. */
const beginOfStream = /(?<!end)stream(?![A-Za-z])[^\r\n]{0,40}[\r\n]\n?/g;
const holdsObjects = new RegExp(toPdfNamePattern("ObjStm", "XRef", "First"));
const mayHoldObjects = new RegExp(toPdfNamePattern("ObjStm", "XRef"));
const filter = toPdfNamePattern("Filter");
const filters = new RegExp(filter, "g");
const isDeflated = new RegExp(`${filter} ?\\[? ?${toPdfNamePattern("FlateDecode", "Fl")} ?\\]? ?(?:/|>>)`);

/**
 * Finds where a PDF's streams begin and end, including apparent ones. Null when a stream has no end, or for too many
 * streams.
 */
function listStreams(text: string): { before: number; from: number; end: number }[] | null {
  const streams = [];
  let end = -1;
  for (const begin of text.matchAll(beginOfStream)) {
    const from = begin.index + begin[0].length;
    if (end < from) end = text.indexOf("endstream", from);
    if (end === -1 || streams.length === mostStreams) return null;
    streams.push({ before: begin.index, from, end });
  }
  return streams;
}

/** The parts of a PDF outside its streams, and its decompressed objects. */
type PdfObjects = { plain: string; unpacked: string[] };

/**
 * Splits a PDF into its parts.
 *
 * @param text the whole file as Latin-1
 * @returns null when objects cannot be decompressed within bounds
 */
export async function readPdfObjects(content: Buffer, text: string): Promise<PdfObjects | null> {
  const streams = listStreams(text);
  if (streams === null) return null;
  const plain: string[] = [];
  const unpacked: string[] = [];
  let left = mostObjectBytes;
  let damaged = 0;
  let at = 0;
  for (const { before, from, end } of streams) {
    if (before >= at) {
      plain.push(text.slice(at, before));
      at = end;
    }
    const near = text.slice(Math.max(0, before - longestDictionary), before).replaceAll(/\s+/g, " ");
    const dictionary = near.slice(near.lastIndexOf(" obj") + 1);
    const filterCount = dictionary.match(filters)?.length ?? 0;
    const mustBeRead = holdsObjects.test(dictionary) && filterCount > 0;
    // Test the whole text before the stream: what looks like the beginning of its object may be a string in a
    // dictionary.
    if (!mustBeRead && !mayHoldObjects.test(near)) continue;
    if (mustBeRead && !(filterCount === 1 && isDeflated.test(dictionary))) return null;
    if (left <= 0 || damaged === mostDamaged) return null;
    const objects = await unpack(content.subarray(from, end), left);
    if (objects === "tooLong" || (objects === "damaged" && mustBeRead)) return null;
    if (objects === "damaged") damaged += 1;
    else unpacked.push(objects.toString("latin1"));
    left -= Math.max(objects.length, end - from);
  }
  plain.push(text.slice(at));
  return { plain: plain.join(" "), unpacked };
}

/** Decompresses a stream; "damaged" when it is not compressed by deflate. */
async function unpack(packed: Buffer, mostBytes: number): Promise<Buffer | "tooLong" | "damaged"> {
  try {
    return await inflateAsync(packed, { maxOutputLength: mostBytes });
  } catch (error) {
    const isTooLong = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLong ? "tooLong" : "damaged";
  }
}
