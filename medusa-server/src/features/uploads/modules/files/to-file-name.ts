import { randomUUID } from "node:crypto";
import path from "node:path";

const longestName = 80;

/** Creates a unique name for a stored file, which is safe in a path, a URL and a header. */
export function toFileName(filename: string): string {
  const { name, ext } = path.posix.parse(filename.replaceAll("\\", "/"));
  const clean = (text: string) => text.normalize("NFKD").replaceAll(/[^A-Za-z0-9_-]+/g, "-");
  const extension = clean(ext.slice(1)).slice(0, 10).toLowerCase();
  return `${randomUUID()}-${clean(name).slice(0, longestName)}${extension === "" ? "" : `.${extension}`}`;
}
