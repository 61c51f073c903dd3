import type { CheckedContent } from "./checked-content.ts";
import { openPdf } from "./open-pdf.ts";
import { readPdfObjects } from "./read-pdf-objects.ts";
import { toPdfNamePattern } from "./to-pdf-name-pattern.ts";

/** What runs or opens something, or carries another file along; the last is opened by a password alone. */
const active = new RegExp(
  toPdfNamePattern("JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "Encrypt"),
);
/** The same, too short to look for it in compressed bytes, which have it by chance. */
const activeByShortName = new RegExp(toPdfNamePattern("JS", "XFA"));
const markup = /<\s{0,9}(?:script|html|svg|iframe|\?php)/i;
const endOfFile = /%%EOF\s*$/;
/** What a ZIP ends with, which it may do that many bytes before the end of a file. */
const zipEnd = "PK\x05\x06";
const zipEndBytes = 70_000;

/**
 * Takes a PDF that is nothing else too, from its first byte to its last, that can be read without a password, and that
 * has neither scripts nor other files in it, as far as that can be seen.
 */
export async function checkPdf(content: Buffer): Promise<CheckedContent> {
  const damaged = { problem: "damaged" } as const;
  const text = content.toString("latin1");
  if (!endOfFile.test(text.slice(-1024)) || text.slice(-zipEndBytes).includes(zipEnd)) return damaged;
  if (active.test(text)) return damaged;
  const objects = await readPdfObjects(content, text);
  if (objects === null || markup.test(objects.plain)) return damaged;
  const isActive = (part: string) => active.test(part) || activeByShortName.test(part);
  if ([objects.plain, ...objects.unpacked].some(isActive)) return damaged;
  return (await openPdf(content)) === "plain" ? { content } : damaged;
}
