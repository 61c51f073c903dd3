import { randomBytes } from "node:crypto";
import { type UploadBytes, uploadTerms, type UploadType } from "@spolverk/domain";
import type { UploadReply } from "@spolverk/medusa-contract";
import { type Container, getLogger } from "../../../platform/container.ts";
import { getFiles } from "../../../platform/files.ts";
import { createSemaphore } from "../../../concurrency/semaphore.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import { INBOX_MODULE } from "../modules/inbox/index.ts";
import { checkUpload } from "../../uploads/check-upload.ts";
import { readBytes } from "../../uploads/read-bytes.ts";

/**
 * Maximum number of files that arrive or are checked at once, each with up to 10 MB of memory; a BFF sends eight at
 * most.
 */
const mostFiles = 24;
const withPlace = createSemaphore(mostFiles, 0);
/** Checks two files at a time: a check occupies a processor, and a picture's pixels take up to 200 MB. */
const inTurn = createSemaphore(2, mostFiles);

const endings: Readonly<Record<UploadType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

type SentFile = {
  name: string;
  /** The length that the sender declares; null when it declares none. */
  length: number | null;
  stream: AsyncIterable<Buffer>;
  /** Hash of the sender's address; null without one. */
  clientHash: string | null;
};

/**
 * Checks a file and stores it privately, readable by users of the admin only, for some hours or until it is attached to
 * an enquiry. A refused file is not kept.
 *
 * @param most bytes that files may fill
 * @throws SemaphoreFullError when too many files arrive at once; this one is not read then
 */
export function saveUpload(
  container: Container,
  file: SentFile,
  most = readMostBytes(),
): Promise<UploadReply> {
  return withPlace(() => receive(container, file, most));
}

async function receive(
  container: Container,
  { name, length, stream, clientHash }: SentFile,
  most: UploadBytes,
): Promise<UploadReply> {
  const inbox = container.resolve(INBOX_MODULE);
  const content = await readBytes(stream, uploadTerms.mostBytes);
  if (!Buffer.isBuffer(content)) return { kind: "refused", problem: content };
  // Refuses a file without room before checking it, because a check is expensive and files may arrive in a flood.
  const full = await inbox.findFullUploadLimit(clientHash, most);
  if (full !== null) return refuseFull(container, full);
  const checked = await inTurn(() => checkUpload({ name, content, length }));
  if (checked.kind === "refused") return checked;
  return store(container, { ...checked, clientHash }, most);
}

/** Reads the operator's limits. */
function readMostBytes(): UploadBytes {
  const { UPLOADS_MOST_MB, UPLOADS_MOST_CLIENT_MB } = readEnvironment(process.env);
  return { all: UPLOADS_MOST_MB * 1_000_000, client: UPLOADS_MOST_CLIENT_MB * 1_000_000 };
}

async function store(
  container: Container,
  {
    name,
    type,
    content,
    clientHash,
  }: { name: string; type: UploadType; content: Buffer; clientHash: string | null },
  most: UploadBytes,
): Promise<UploadReply> {
  const files = getFiles(container);
  const inbox = container.resolve(INBOX_MODULE);
  // The sender's file name stays in the row and out of the storage's addresses and logs.
  const file = await files.createFiles({
    filename: `enquiry.${endings[type]}`,
    mimeType: type,
    content: content.toString("base64"),
    access: "private",
  });
  const upload = { id: randomBytes(32).toString("base64url"), name, type, bytes: content.length };
  let isKept = false;
  try {
    const full = await inbox.addUpload({ ...upload, file_key: file.id, client_hash: clientHash }, most);
    if (full !== null) return refuseFull(container, full);
    isKept = true;
  } finally {
    if (!isKept) await files.deleteFiles(file.id);
  }
  return { kind: "stored", upload: { uploadId: upload.id, name, type, bytes: upload.bytes } };
}

/** Alerts an operator when the limit of all uploads is reached, since every upload is refused then. */
function refuseFull(container: Container, limit: keyof UploadBytes): UploadReply {
  if (limit === "all") {
    getLogger(container).error(
      "Uploads are refused: files of visitors fill as much as UPLOADS_MOST_MB allows",
    );
  }
  return { kind: "full", limit };
}
