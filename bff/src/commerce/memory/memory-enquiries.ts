import { randomUUID } from "node:crypto";
import { findReachedUploadLimit, type UploadBytes, uploadTerms } from "@spolverk/domain";
import type { PersonalData } from "../store.ts";
import type { ShopStore, NewEnquiry, StoredUpload } from "../store.ts";
import { checkUpload } from "./check-upload.ts";

const hourMs = 60 * 60_000;
const firstNumber = 1001;

type Enquiry = NewEnquiry & { number: string; sentAt: string };
type Upload = StoredUpload & { storedAt: number; isAttached: boolean; clientHash: string | null };

/** Uploads and enquiries in memory. No mail is sent: tests read the saved enquiries. */
export class MemoryEnquiries implements Pick<ShopStore, "saveUpload" | "removeUpload" | "saveEnquiry"> {
  readonly #uploads = new Map<string, Upload>();
  readonly #enquiries: Enquiry[] = [];
  readonly #now: () => Date;

  readonly #most: UploadBytes;

  /** @param most total bytes that files may fill */
  constructor(now: () => Date, most: UploadBytes = uploadTerms.mostFilledBytes) {
    this.#now = now;
    this.#most = most;
  }

  async saveUpload({ name, stream, length, clientHash }: Parameters<ShopStore["saveUpload"]>[0]) {
    const bytes = await readBytes(stream);
    if (bytes === null) return { kind: "refused", problem: "tooLarge" } as const;
    const checked = checkUpload({ name, bytes, length });
    if ("problem" in checked) return { kind: "refused", problem: checked.problem } as const;
    const limit = findReachedUploadLimit(bytes.length, this.#countBytes(clientHash), this.#most);
    if (limit !== null) return { kind: "full", limit } as const;
    const upload: StoredUpload = {
      uploadId: randomUUID(),
      name,
      type: checked.type,
      bytes: bytes.length,
    };
    this.#uploads.set(upload.uploadId, {
      ...upload,
      storedAt: this.#now().getTime(),
      isAttached: false,
      clientHash,
    });
    return { kind: "stored", upload } as const;
  }

  async removeUpload(uploadId: string): Promise<void> {
    if (this.#findFree(uploadId)) this.#uploads.delete(uploadId);
  }

  async saveEnquiry(enquiry: NewEnquiry) {
    const uploads = enquiry.uploadIds.map((id) => this.#findFree(id));
    if (uploads.includes(undefined)) return { kind: "uploadNotFound" } as const;
    for (const upload of uploads) if (upload) upload.isAttached = true;
    const number = `E-${firstNumber + this.#enquiries.length}`;
    this.#enquiries.push({ ...structuredClone(enquiry), number, sentAt: this.#now().toISOString() });
    return { kind: "saved", number } as const;
  }

  /** All enquiries, oldest first. */
  list(): readonly Enquiry[] {
    return this.#enquiries;
  }

  /** The enquiries of an address, newest first. */
  listOf(email: string): PersonalData["enquiries"] {
    return this.#enquiries
      .filter((each) => each.email === email)
      .map(({ number, kind, sentAt, name, answers, uploadIds }) => ({
        number,
        kind,
        sentAt,
        name,
        answers,
        files: uploadIds.flatMap((id) => this.#uploads.get(id)?.name ?? []),
      }))
      .toReversed();
  }

  /** Number of files, attached or not. */
  countUploads(): number {
    return this.#uploads.size;
  }

  #countBytes(clientHash: string | null): UploadBytes {
    const now = this.#now().getTime();
    const sum = { all: 0, client: 0 };
    for (const { bytes, storedAt, isAttached, clientHash: sender } of this.#uploads.values()) {
      if (now >= storedAt + (isAttached ? 24 : uploadTerms.unfinishedHours) * hourMs) continue;
      sum.all += bytes;
      if (sender !== null && sender === clientHash) sum.client += bytes;
    }
    return sum;
  }

  /** A file that is not attached yet. */
  #findFree(id: string): Upload | undefined {
    const upload = this.#uploads.get(id);
    if (upload === undefined || upload.isAttached) return undefined;
    if (this.#now().getTime() < upload.storedAt + uploadTerms.unfinishedHours * hourMs) return upload;
    this.#uploads.delete(id);
    return undefined;
  }
}

/** Null for a file that is too large; its remaining bytes stay unread. */
async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let count = 0;
  for await (const part of stream) {
    count += part.byteLength;
    if (count > uploadTerms.mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
