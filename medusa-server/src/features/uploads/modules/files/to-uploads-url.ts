import type { Environment } from "../../../../environment/environment.ts";

/** Returns the prefix of every public upload's address, which the file's key follows. */
export function toUploadsUrl({
  s3,
  MEDUSA_BACKEND_URL,
}: Pick<Environment, "MEDUSA_BACKEND_URL" | "s3">): string {
  return s3 === null ? `${MEDUSA_BACKEND_URL.replace(/\/$/, "")}/uploads/` : `${s3.fileUrl}/`;
}
