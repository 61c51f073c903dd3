export type S3Settings = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Public base address of files, such as the bucket's or a CDN's in front of it. */
  fileUrl: string;
  /** Address of an S3-compatible service; null for Amazon S3. */
  endpoint: string | null;
};

type Variables = Readonly<Record<string, string | undefined>>;
type Problem = { name: string; message: string };

const needed = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_FILE_URL"];
export const s3Variables = [...needed, "S3_ENDPOINT"];
const addresses = ["S3_FILE_URL", "S3_ENDPOINT"];

/**
 * Reads the variables of the uploads' object storage: all of them or none.
 *
 * @param isLocal whether this is a local shop: only there may an address be http
 * @returns null settings when no variable is set; each missing or wrong variable when some are
 */
export function readS3Settings(
  variables: Variables,
  isLocal: boolean,
): { settings: S3Settings | null; problems: Problem[] } {
  if (!s3Variables.some((name) => variables[name])) return { settings: null, problems: [] };
  const scheme = isLocal ? /^https?:/ : /^https:/;
  const problems = [
    ...needed.filter((name) => !variables[name]).map((name) => ({ name, message: "must be set" })),
    ...addresses
      .filter((name) => {
        const address = variables[name];
        return address && !(URL.canParse(address) && scheme.test(address));
      })
      .map((name) => ({ name, message: "must begin with https://" })),
  ];
  if (problems.length > 0) return { settings: null, problems };
  const [bucket = "", region = "", accessKeyId = "", secretAccessKey = "", fileUrl = ""] = needed.map(
    (name) => variables[name],
  );
  const endpoint = variables["S3_ENDPOINT"] || null;
  return { problems, settings: { bucket, region, accessKeyId, secretAccessKey, fileUrl, endpoint } };
}
