import type { Environment } from "../../../../environment/environment.ts";

/** What the address of every public file that is uploaded begins with: the file's key follows. */
export function toUploadsUrl({
  s3,
  MEDUSA_BACKEND_URL,
}: Pick<Environment, "MEDUSA_BACKEND_URL" | "s3">): string {
  return s3 === null ? `${MEDUSA_BACKEND_URL.replace(/\/$/, "")}/uploads/` : `${s3.fileUrl}/`;
}
