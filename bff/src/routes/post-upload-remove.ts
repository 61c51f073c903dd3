import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /upload/remove: the same reply whether there was anything to remove. */
export function postUploadRemove({ store }: Services): Handler<"POST /upload/remove"> {
  return async ({ body: { uploadId } }) => {
    await store.removeUpload(uploadId);
    return { removed: true };
  };
}
