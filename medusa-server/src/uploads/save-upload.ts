import { randomBytes } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { uploadTerms, type UploadType } from "@spolverk/domain";
import type { UploadReply } from "@spolverk/medusa-contract";
import { createGate } from "../checkout/gate.ts";
import { INBOX_MODULE } from "../modules/inbox/index.ts";
import type InboxModuleService from "../modules/inbox/service.ts";
import { checkUpload } from "./check-upload.ts";
import { readBytes } from "./read-bytes.ts";

/** A check takes a processor, and a picture's pixels up to 200 MB, while those who wait have up to 10 MB each. */
const inTurn = createGate(2, 30);

const endings: Readonly<Record<UploadType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/**
 * Checks a file and stores it for users of the admin alone, for a day or until it is attached to an enquiry. Of one that
 * is refused nothing is kept.
 *
 * @param file `length` as its sender says, null where it does not
 * @throws GateFullError where too many files wait to be checked
 */
export async function saveUpload(
  container: MedusaContainer,
  { name, length, stream }: { name: string; length: number | null; stream: AsyncIterable<Buffer> },
): Promise<UploadReply> {
  const content = await readBytes(stream, uploadTerms.mostBytes);
  if (!Buffer.isBuffer(content)) return { kind: "refused", problem: content };
  const checked = await inTurn(() => checkUpload({ name, content, length }));
  if (checked.kind === "refused") return checked;
  const upload = await store(container, checked);
  return { kind: "stored", upload };
}

async function store(
  container: MedusaContainer,
  { name, type, content }: { name: string; type: UploadType; content: Buffer },
) {
  const files = container.resolve(Modules.FILE);
  const inbox: InboxModuleService = container.resolve(INBOX_MODULE);
  // What its sender calls it stands in the row alone, not in addresses and logs of a storage.
  const file = await files.createFiles({
    filename: `enquiry.${endings[type]}`,
    mimeType: type,
    content: content.toString("base64"),
    access: "private",
  });
  const upload = { id: randomBytes(32).toString("base64url"), name, type, bytes: content.length };
  try {
    await inbox.createUploads({ ...upload, file_key: file.id });
  } catch (error) {
    await files.deleteFiles(file.id);
    throw error;
  }
  return { uploadId: upload.id, name, type, bytes: upload.bytes };
}
