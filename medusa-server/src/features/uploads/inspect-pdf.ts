import { readPdfObjects } from "./read-pdf-objects.ts";
import { toPdfNamePattern } from "./to-pdf-name-pattern.ts";

/**
 * Names of a PDF that run a script, open something or embed a file, and of encryption, which would hide such names.
 */
const active = new RegExp(
  toPdfNamePattern("JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "Encrypt"),
);
/** Short names that are searched only outside compressed streams, whose bytes contain them by chance. */
const activeByShortName = new RegExp(toPdfNamePattern("JS", "XFA"));
const markup = /<\s{0,9}(?:script|html|svg|iframe|\?php)/i;
const endOfFile = /%%EOF\s*$/;
/** Marks the end of a ZIP, which may be followed by this many bytes of a comment. */
const zipEnd = "PK\x05\x06";
const zipEndBytes = 70_000;

/**
 * Whether a PDF is a PDF from its first byte to its last, opens without a password, and contains no script and no other
 * file, as far as can be detected. A hostile file can make the inspection slow.
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

/**
 * Opens a PDF like a reader.
 * @throws when it cannot be opened
 */
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
