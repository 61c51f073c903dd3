import { randomUUID } from "node:crypto";
import { uploadTerms } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { NewEnquiry } from "../../../commerce/store.ts";
import type { ShopStore } from "../../../commerce/store.ts";
import { pdfFile, pngFile, streamOf } from "../../upload-files.ts";
import type { BackendHarness } from "../backend-harness.ts";

const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 8, 0]);

/** The requirements of any store on enquiries and their files. */
export function describeEnquiries(makeBackend: () => Promise<BackendHarness>): void {
  describe("enquiries and their files", () => {
    let store: ShopStore;
    beforeAll(async () => {
      ({ store } = await makeBackend());
    });

    const save = (name: string, bytes: Uint8Array, length: number | null = bytes.length) =>
      store.saveUpload({ name, stream: streamOf(bytes), length, clientHash: null });
    async function saveOne(): Promise<string> {
      const saved = await save("spool.png", pngFile);
      if (saved.kind !== "stored") throw new Error(`Not stored: ${saved.kind}`);
      return saved.upload.uploadId;
    }

    const enquiry = (changes: Partial<NewEnquiry> = {}): NewEnquiry => ({
      kind: "contact",
      site: "se",
      language: "sv",
      name: "Åsa Öberg",
      email: `enquiry-${randomUUID()}@example.com`,
      answers: { message: "Spolen är tom.\nHur lämnar jag tillbaka den?" },
      uploadIds: [],
      isSuspicious: false,
      ...changes,
    });
    async function send(changes: Partial<NewEnquiry> = {}): Promise<string> {
      const saved = await store.saveEnquiry(enquiry(changes));
      if (saved.kind !== "saved") throw new Error(`Not saved: ${saved.kind}`);
      return saved.number;
    }

    it.each([
      ["spool.png", pngFile, "image/png"],
      ["cv.pdf", pdfFile, "application/pdf"],
    ] as const)("stores %s with a declared length or none [3.47]", async (name, bytes, type) => {
      for (const length of [bytes.length, null]) {
        const saved = await save(name, bytes, length);
        expect(saved).toEqual({
          kind: "stored",
          upload: { uploadId: expect.stringMatching(/^\S{16,64}$/), name, type, bytes: expect.any(Number) },
        });
      }
    });

    it.each([
      ["empty", "spool.png", new Uint8Array(), 0],
      ["wrongLength", "spool.png", pngFile, pngFile.length + 1],
      ["wrongLength", "spool.png", pngFile, pngFile.length - 1],
      ["type", "spool.svg", svg, svg.length],
      ["type", "files.zip", zip, zip.length],
      ["name", "spool.png.exe", pngFile, pngFile.length],
      ["damaged", "spool.png", pngFile.slice(0, 40), 40],
    ] as const)("refuses a file with %s: %s", async (problem, name, bytes, length) => {
      expect(await save(name, bytes, length)).toEqual({ kind: "refused", problem });
    });

    it("refuses a file that is too large, whatever length it declares", async () => {
      const bytes = new Uint8Array(uploadTerms.mostBytes + 1);
      bytes.set(pngFile);
      expect(await save("spool.png", bytes, null)).toEqual({ kind: "refused", problem: "tooLarge" });
      expect((await save("spool.png", bytes, pngFile.length)).kind).toBe("refused");
    });

    it("saves enquiries with every kind of answer, each under a unique number", async () => {
      const answers = { company: "Fräs AB", monthlyKg: 80, printers: 0 };
      const numbers = [
        await send(),
        await send({ kind: "partner", answers }),
        await send({ isSuspicious: true }),
      ];
      for (const number of numbers) expect(number).toMatch(/^\S+$/);
      expect(new Set(numbers).size).toBe(3);
    });

    it("attaches a file to only one of several concurrent enquiries", async () => {
      const uploadIds = [await saveOne(), await saveOne()];
      const tries = await Promise.all([1, 2, 3, 4].map(() => store.saveEnquiry(enquiry({ uploadIds }))));
      const kinds = tries.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "saved")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "uploadNotFound")).toHaveLength(3);
      expect(await store.saveEnquiry(enquiry({ uploadIds }))).toEqual({ kind: "uploadNotFound" });
    });

    it("attaches no file when one is unknown", async () => {
      const known = await saveOne();
      const uploadIds = [known, `unknown-${randomUUID()}`];
      expect(await store.saveEnquiry(enquiry({ uploadIds }))).toEqual({ kind: "uploadNotFound" });
      expect(await send({ uploadIds: [known] })).toMatch(/^\S+$/);
    });

    it("removes only a file that is not attached", async () => {
      const uploadId = await saveOne();
      await store.removeUpload(uploadId);
      await store.removeUpload(uploadId);
      await store.removeUpload(`unknown-${randomUUID()}`);
      expect(await store.saveEnquiry(enquiry({ uploadIds: [uploadId] }))).toEqual({ kind: "uploadNotFound" });
      const attached = await saveOne();
      await send({ uploadIds: [attached] });
      await store.removeUpload(attached);
      expect(await store.saveEnquiry(enquiry({ uploadIds: [attached] }))).toEqual({ kind: "uploadNotFound" });
    });
  });
}
