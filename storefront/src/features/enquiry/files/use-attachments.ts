import { uploadTerms } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createShopApi } from "../../../api/create-shop-api.ts";
import { toProblem } from "../../../api/to-problem.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import type { StoredFile } from "./stored-file.ts";

const types: readonly string[] = uploadTerms.types;

/**
 * Why the shop would refuse a file, found without uploading it; null when the shop has to inspect it. The type may be
 * empty, because some systems do not know it.
 */
function findFileProblem({ size, type }: Pick<File, "size" | "type">) {
  if (size === 0) return "empty";
  if (size > uploadTerms.mostBytes) return "tooLarge";
  return type !== "" && !types.includes(type) ? "wrongType" : null;
}

/**
 * The state of a file that the shop does not store yet: uploading (`part` is the sent fraction, 0 to 1), or refused
 * with a reason.
 */
type Progress = { kind: "uploading"; part: number } | { kind: "refused"; message: string };
export type PendingFile = { id: number; name: string } & Progress;

/**
 * The files of a form. Each file is uploaded as soon as it is chosen; the shop stores it until the form is sent.
 *
 * @param stored the uploaded files
 * @param change replaces the uploaded files by the result of a function of the latest ones
 */
export function useAttachments(
  stored: readonly StoredFile[],
  change: (update: (files: readonly StoredFile[]) => readonly StoredFile[]) => void,
) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const lastId = useRef(0);
  const uploads = useRef(new Map<number, AbortController>());

  const follow = (id: number, progress: Progress) =>
    setPending((files) =>
      files.map((file) => (file.id === id ? { id, name: file.name, ...progress } : file)),
    );
  const drop = (id: number) => setPending((files) => files.filter((file) => file.id !== id));

  async function upload(id: number, file: File): Promise<void> {
    const abort = new AbortController();
    uploads.current.set(id, abort);
    const sender = createShopApi(shop, {
      baseUrl: "/api",
      fetch: fetchWithProgress((part) => follow(id, { kind: "uploading", part })),
    });
    try {
      const input = { query: { name: file.name }, body: file };
      const { uploadId, name } = await sender("POST /upload", input, abort.signal);
      change((files) => [...files, { uploadId, name }]);
      drop(id);
    } catch (error) {
      if (!abort.signal.aborted) follow(id, { kind: "refused", message: toProblem(error, t).message });
    } finally {
      uploads.current.delete(id);
    }
  }

  /** Uploads as many files as the form still accepts; a file that the shop would refuse is not uploaded. */
  function add(files: readonly File[]): void {
    const taken = stored.length + uploads.current.size;
    const fitting = files.slice(0, Math.max(uploadTerms.mostFiles - taken, 0));
    setTooMany(fitting.length < files.length);
    for (const file of fitting) {
      const id = (lastId.current += 1);
      const problem = findFileProblem(file);
      const state: Progress = problem
        ? { kind: "refused", message: t(`enquiry.files.${problem}`) }
        : { kind: "uploading", part: 0 };
      setPending((others) => [...others, { id, name: file.name, ...state }]);
      if (!problem) void upload(id, file);
    }
  }

  function cancel(id: number): void {
    setTooMany(false);
    uploads.current.get(id)?.abort();
    drop(id);
  }

  /** Removes a stored file. If the call fails, the shop deletes the file by itself after some hours. */
  function remove({ uploadId }: StoredFile): void {
    setTooMany(false);
    change((files) => files.filter((file) => file.uploadId !== uploadId));
    api("POST /upload/remove", { body: { uploadId } }).catch(() => {});
  }

  const isUploading = pending.some(({ kind }) => kind === "uploading");
  const refusedCount = pending.filter(({ kind }) => kind === "refused").length;
  return { pending, isTooMany, isUploading, refusedCount, add, cancel, remove, forget: () => setPending([]) };
}
