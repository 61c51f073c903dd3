/** Media types of pictures that browsers show, by file extension; the only other files sent to shoppers are PDFs. */
const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** One percent-encoded file name. Encoded slashes and backslashes are excluded, because they would split the path. */
const uploadPath = /^\/uploads\/(?!.*%(?:2f|5c|00))[\w.~!'()*%-]+\.(\w+)$/i;

/** Whether the path is that of an uploaded PDF file, such as a safety data sheet. */
export function isUploadedPdf(path: string): boolean {
  return uploadPath.exec(path)?.[1]?.toLowerCase() === "pdf";
}

/**
 * The media type of an uploaded picture by its path, such as /uploads/1764000000000-spool.png; null for other files.
 */
export function toPictureType(path: string): string | null {
  const [, extension = ""] = uploadPath.exec(path) ?? [];
  return types[extension.toLowerCase()] ?? null;
}
