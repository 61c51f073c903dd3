import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /upload/remove: the same reply whether there was anything to remove. */
export function postUploadRemove({ commerce }: Services): Handler<"POST /upload/remove"> {
  return async ({ body: { uploadId } }) => {
    await commerce.removeUpload(uploadId);
    return { removed: true };
  };
}
