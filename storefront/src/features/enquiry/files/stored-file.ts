/** An uploaded file whose form is not sent yet. */
export type StoredFile = { uploadId: string; name: string };

/** Parses the files of a form's draft; skips damaged entries. */
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
