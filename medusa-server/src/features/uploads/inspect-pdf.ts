import { readPdfObjects } from "./read-pdf-objects.ts";
import { toPdfNamePattern } from "./to-pdf-name-pattern.ts";

/** Names of what runs or opens something or embeds another file, and of encryption, which hides the rest. */
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
 * Is a PDF nothing else too, from its first byte to its last, can it be read without a password, and has it neither
 * scripts nor other files in it, as far as that can be seen? A hostile file makes this take long.
 */
export async function inspectPdf(content: Buffer): Promise<boolean> {
  const text = content.toString("latin1");
  if (!endOfFile.test(text.slice(-1024)) || text.slice(-zipEndBytes).includes(zipEnd)) return false;
  if (active.test(text)) return false;
  const objects = await readPdfObjects(content, text);
  if (objects === null || markup.test(objects.plain)) return false;
  const isActive = (part: string) => active.test(part) || activeByShortName.test(part);
  if ([objects.plain, ...objects.unpacked].some(isActive)) return false;
  return opensWithoutScripts(content);
}

/** Opens a PDF as a reader does; it throws where that cannot be done. */
async function opensWithoutScripts(content: Buffer): Promise<boolean> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({
    data: new Uint8Array(content),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: true,
    verbosity: 0,
  }).promise;
  await pdf.getPage(1);
  const found = [
    await pdf.getJSActions(),
    await pdf.getAttachments(),
    (await pdf.getOpenAction())?.action ?? null,
  ];
  return found.every((each) => each === null);
}
