import type { Environment } from "../../../../environment/environment.ts";

/** Minutes are enough to follow the link of a private file. */
const privateLinkSeconds = 300;

/** Where uploads and exports are stored: in an S3 bucket where there is one, otherwise in a folder. */
export function fileProvider({
  s3,
  UPLOADS_DIR,
  MEDUSA_BACKEND_URL,
}: Pick<Environment, "MEDUSA_BACKEND_URL" | "UPLOADS_DIR" | "s3">) {
  if (s3 === null) {
    return {
      id: "local",
      resolve: "./src/features/uploads/modules/files",
      options: { directory: UPLOADS_DIR, url: MEDUSA_BACKEND_URL },
    };
  }
  return {
    id: "s3",
    resolve: "@medusajs/medusa/file-s3",
    options: {
      bucket: s3.bucket,
      region: s3.region,
      access_key_id: s3.accessKeyId,
      secret_access_key: s3.secretAccessKey,
      file_url: s3.fileUrl,
      download_file_duration: privateLinkSeconds,
      // Private files too: no cache between may keep them.
      cache_control: "private, max-age=31536000",
      ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint }),
    },
  };
}
