import type { UploadBytes, UploadProblem } from "@spolverk/domain";
import type { ErrorCode } from "../contract/error.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { createUploadPlaces } from "../uploads/upload-places.ts";

const codes: Readonly<Record<UploadProblem, ErrorCode>> = {
  empty: "upload_empty",
  tooLarge: "upload_too_large",
  wrongLength: "upload_wrong_length",
  type: "upload_type",
  name: "upload_name",
  damaged: "upload_damaged",
};

const fullCodes: Readonly<Record<keyof UploadBytes, ErrorCode>> = {
  all: "upload_storage_full",
  client: "upload_limit_reached",
};

const busyCodes = { all: "upload_busy", client: "too_many_requests" } as const;
/** A file of a usual line has arrived by then. */
const retryAfterSeconds = 10;

/** POST /upload [3.47]: the backend says by its content what a file is. @throws ApiFailure upload_…, too_many_requests */
export function postUpload({ store }: Services): Handler<"POST /upload"> {
  const places = createUploadPlaces();
  return async ({ query: { name }, body: { stream, length } }, { clientHash }) => {
    const place = places.take(clientHash);
    if (typeof place === "string") throw new ApiFailure(busyCodes[place], { retryAfterSeconds });
    try {
      const saved = await store.saveUpload({ name, stream, length, clientHash });
      if (saved.kind === "full") throw new ApiFailure(fullCodes[saved.limit]);
      if (saved.kind === "refused") throw new ApiFailure(codes[saved.problem]);
      return saved.upload;
    } finally {
      place();
    }
  };
}
