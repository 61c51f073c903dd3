/** Public types: pictures, and the documents of products. */
const shown = /^(image\/|application\/pdf$)/;

/** Decides who may read a merchandiser's upload: a file of an import contains prices and drafts. */
export function toUploadAccess(mimeType: string): "public" | "private" {
  return shown.test(mimeType) ? "public" : "private";
}
