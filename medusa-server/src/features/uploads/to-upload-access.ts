/** Media types of public files: pictures, and the documents of products. */
const shown = /^(image\/|application\/pdf$)/;

/** Decides who may read a merchandiser's upload. Imports are private, since they contain prices and drafts. */
export function toUploadAccess(mimeType: string): "public" | "private" {
  return shown.test(mimeType) ? "public" : "private";
}
