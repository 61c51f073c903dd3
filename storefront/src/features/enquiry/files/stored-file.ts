/** A file that the shop has, waiting for its form to be sent. */
export type StoredFile = { uploadId: string; name: string };

/** The files of a form's draft; nothing of what is damaged. */
export function readStoredFiles(stored: string | undefined): readonly StoredFile[] {
  if (!stored) return [];
  try {
    const files: unknown = JSON.parse(stored);
    return Array.isArray(files) ? files.filter(isStoredFile) : [];
  } catch {
    return [];
  }
}

function isStoredFile(file: unknown): file is StoredFile {
  if (typeof file !== "object" || file === null) return false;
  const { uploadId, name } = file as Partial<Record<keyof StoredFile, unknown>>;
  return typeof uploadId === "string" && typeof name === "string";
}
