/** What the shop shows to everybody: pictures, and the documents of products. */
const shown = /^(image\/|application\/pdf$)/;

/** Who may read a file that a merchandiser uploads: a file of an import has prices and drafts. */
export function toUploadAccess(mimeType: string): "public" | "private" {
  return shown.test(mimeType) ? "public" : "private";
}
