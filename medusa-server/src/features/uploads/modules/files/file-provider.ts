import type { Environment } from "../../../../environment/environment.ts";

/** Lifetime of a link to a private file, which is followed at once. */
const privateLinkSeconds = 300;

/** Configures the storage of uploads and exports: an S3 bucket when there is one, otherwise a folder. */
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
      // Applies to private files too: no shared cache may store them.
      cache_control: "private, max-age=31536000",
      ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint }),
    },
  };
}
